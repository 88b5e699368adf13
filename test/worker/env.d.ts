import type { Env as TableEnv } from '../../worker/env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends TableEnv {}
    interface GlobalProps {
      mainModule: typeof import('../../worker/index.ts');
      durableNamespaces: 'Table' | 'Player' | 'Address' | 'Mailbox';
    }
  }
}

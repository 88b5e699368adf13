/** The little of Node's net and tls that SMTP needs: the Worker's own types have none of it. */
declare module 'node:net' {
  interface Line {
    setTimeout(milliseconds: number, late?: () => void): void;
    once(event: 'connect' | 'secureConnect' | 'error', then: () => void): void;
    off(event: 'error', then: () => void): void;
    destroy(): void;
  }
  export function connect(to: { readonly host: string; readonly port: number }): Line;
}

declare module 'node:tls' {
  export function connect(to: { readonly host: string; readonly port: number; readonly servername?: string }): ReturnType<typeof import('node:net').connect>;
}

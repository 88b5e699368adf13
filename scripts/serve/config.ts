import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Asset } from './listing.ts';

/** What the configuration is made from. */
export interface Parts {
  /** The folder it is written to; `assets.json` lies there too. */
  readonly run: string;
  /** The folder of the Durable Objects' storage. */
  readonly tables: string;
  readonly dist: string;
  readonly port: number;
  /** Names of text bindings; their values come from workerd's environment. */
  readonly vars: readonly string[];
  /** What else than the public web it may speak to, as ranges of addresses. */
  readonly near: readonly string[];
  /** The text of wrangler.toml: classes and dates are said once. */
  readonly settings: string;
  readonly table: Readonly<Record<string, Asset>>;
}

/** The text of workerd's configuration: the Worker with its Durable Objects, the assets, and a router before both. */
export function config(parts: Parts): string {
  const date = `compatibilityDate = ${text(/^compatibility_date = "(.+)"$/m.exec(parts.settings)?.[1] ?? '')}`;
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "router", worker = .router),
    (name = "app", worker = .app),
    (name = "assets", worker = .assets),
    (name = "tables", disk = (path = ${text(parts.tables)}, writable = true)),
    (name = "internet", network = (allow = [${['public', ...parts.near].map(text).join(', ')}], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${parts.port}", http = (), service = "router")],
);

const router :Workerd.Worker = (
  ${date},
  modules = [(name = "router", esModule = ${embed(parts.run, join(import.meta.dirname, 'router.js'))})],
  bindings = [
    (name = "PATHS", json = embed "assets.json"),
    (name = "FILES", service = "assets"),
    (name = "APP", service = "app"),
  ],
);

const assets :Workerd.Worker = (
  ${date},
  modules = [(name = "assets", esModule = ${embed(parts.run, join(import.meta.dirname, 'assets.js'))})],
  bindings = [
    (name = "ASSETS", json = embed "assets.json"),
${files(parts).map(([name, file]) => `    (name = ${text(name)}, data = ${embed(parts.run, file)}),`).join('\n')}
  ],
);

const app :Workerd.Worker = (
  ${date},
  modules = [
${modules(parts).join('\n')}
  ],
  bindings = [
    (name = "ASSETS", service = "assets"),
${classes(parts.settings).map(([binding, name]) => `    (name = "${binding}", durableObjectNamespace = "${name}"),`).join('\n')}
${parts.vars.map((name) => `    (name = "${name}", fromEnvironment = "${name}"),`).join('\n')}
  ],
  durableObjectNamespaces = [
${classes(parts.settings).map(([, name]) => `    (className = "${name}", uniqueKey = "longhand-${name}", enableSql = true),`).join('\n')}
  ],
  durableObjectStorage = (localDisk = "tables"),
);
`;
}

/**
 * The addresses of services that settings name on this machine or network: a mail relay, a stand-in. Names of the web are
 * public anyhow, and what they lead to stays closed when it is not.
 */
export function near(vars: Readonly<Record<string, string>>): string[] {
  const hosts = NAMING.flatMap((name) => (vars[name] && URL.canParse(vars[name]) ? [new URL(vars[name]).hostname.replace(/^\[|\]$/g, '')] : []));
  const ranges = hosts.flatMap((host) => (host === 'localhost' ? ['127.0.0.0/8', '::1/128'] : host.includes(':') ? [`${host}/128`] : /^[\d.]+$/.test(host) ? [`${host}/32`] : []));
  return [...new Set(ranges)];
}

const NAMING = ['SMTP_URL', 'RESEND_URL', 'PUSH_GATEWAY'] as const;

// Paths are the only text not ours; Cap'n Proto reads the same escapes for quotes and backslashes.
const text = (value: string): string => JSON.stringify(value);

const embed = (from: string, file: string): string => `embed ${text(relative(from, file))}`;

const files = ({ dist, table }: Parts): [string, string][] =>
  Object.values(table).flatMap((asset) => ('file' in asset ? [[asset.file, join(dist, 'client', asset.file)]] : []));

/** The bundle; its first module is where workerd begins. */
function modules({ run, dist }: Parts): string[] {
  const folder = join(dist, 'worker');
  const others = globSync('**/*.js', { cwd: folder }).filter((name) => name !== 'index.js');
  return ['index.js', ...others].map((name) => `    (name = ${text(name)}, esModule = ${embed(run, join(folder, name))}),`);
}

/** Bindings and classes of Durable Objects as wrangler.toml names them. */
const classes = (settings: string): [binding: string, name: string][] =>
  [...settings.matchAll(/^name = "(\w+)"\nclass_name = "(\w+)"$/gm)].map(([, binding = '', name = '']) => [binding, name]);

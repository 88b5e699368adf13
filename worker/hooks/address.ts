/**
 * Why a webhook's address is not allowed, a sentence for the host; null when it is. Only https, only names, and none that
 * is of a machine or network of its own: what `own` (the site's address) names is neither. A public name that leads to a
 * private address is not seen here: Cloudflare, and workerd as we run it, open no lines to those.
 */
export function refused(text: string, own?: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return 'This is not a web address.';
  if (url.protocol !== 'https:') return 'Only addresses that begin with https:// are told anything.';
  if (url.username !== '' || url.password !== '') return 'An address with a name or password before the @ is not used.';
  // URL has read every way to write a number: 2130706433, 0x7f.1 and 017700000001 all are 127.0.0.1 by now.
  const host = url.hostname.replace(/\.+$/, '');
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return 'An address by number is not used: give the name of the service.';
  if (!host.includes('.') || PRIVATE.test(host)) return 'This is the address of a machine or network of its own: it cannot be reached from here.';
  return own && URL.canParse(own) && new URL(own).hostname === host ? 'This is our own address.' : null;
}

// Names that never are of the public web (RFC 6761, 6762, 7686, 8375, 9476), and those that networks at home and at work use.
const PRIVATE = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|arpa|test|example|invalid|onion|alt)$/;

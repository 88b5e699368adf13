// The assets of a served product, as a Worker: ASSETS is the table made by listing.ts, and each file is a binding.
export default {
  fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    const asset = Object.hasOwn(env.ASSETS, pathname) ? env.ASSETS[pathname] : undefined;
    if (asset === undefined) return new Response(null, { status: 404 });
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    if (asset.to !== undefined) return new Response(null, { status: 307, headers: { location: asset.to + search } });
    const headers = new Headers(asset.headers);
    if (named(request.headers.get('if-none-match') ?? '', asset.headers.etag)) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : env[asset.file], { headers });
  },
};

const named = (list, etag) => list.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

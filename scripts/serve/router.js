// What Cloudflare does in front of a Worker with assets: a path that has a file is answered without the Worker.
export default {
  fetch(request, env) {
    const { pathname } = new URL(request.url);
    return (Object.hasOwn(env.PATHS, pathname) ? env.FILES : env.APP).fetch(request);
  },
};

import { DurableObject } from 'cloudflare:workers';

/** The least that keeps a move: one object for each name, one row for each request. */
export class Bare extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS moves (n INTEGER PRIMARY KEY, text TEXT NOT NULL)');
  }

  move(text) {
    return this.ctx.storage.sql.exec('INSERT INTO moves (text) VALUES (?) RETURNING n', text).one().n;
  }
}

export default {
  async fetch(request, env) {
    const { moves } = await request.json();
    const n = await env.BARE.getByName(new URL(request.url).pathname).move(moves.join('\n'));
    return Response.json({ n });
  },
};

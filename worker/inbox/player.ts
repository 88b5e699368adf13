import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env.ts';

/** A person's inbox: it knows their seats and channels, and decides what goes out when. */
export class Player extends DurableObject<Env> {}

import * as v from 'valibot';
import type { Options } from './state.ts';

/** The variants a table can be opened with, as they come in; a missing one is off (X12). */
export const options: v.GenericSchema<unknown, Options> = v.strictObject({ keepPortal: v.optional(v.boolean(), false) });

import type { Point } from '../../base/index.js';
import type { CollectionInput, Left } from './stop.types.js';

interface StopAct {
  observation?: string | null;
  /** Addresses of photos, such as of the closed door. */
  photos?: string[];
  /** Said by an operator or integrator: no code, proof, presence or wait is asked for. */
  byHand?: boolean;
  /** The time of the act, stated by a phone that had no network. */
  happenedAt?: Date | null;
  position?: Point | null;
}

export interface DeliverInput extends StopAct {
  code?: string | null;
  name?: string | null;
  document?: string | null;
  signature?: string | null;
  /** As the document shows it, `2000-12-31`: checked and not kept. */
  birthDate?: string | null;
  /** A document was seen that shows the age, where the hub asks for no date. */
  documentSeen?: boolean | null;
  /** Absent: what was asked for. */
  collected?: CollectionInput | null;
  /** Nobody was there: the goods were left, as the stop's `ifUndelivered` has it. */
  left?: Left | null;
}

export interface FailInput extends StopAct {
  reason: string;
  /** Who is at the door may not take goods of an age: there is nobody to wait for. */
  tooYoung?: boolean | null;
}

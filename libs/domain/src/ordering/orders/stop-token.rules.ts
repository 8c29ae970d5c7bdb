import { randomBase62 } from '../../base/index.js';

const SECRET_LENGTH = 16;
const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[0-9A-Za-z]{16}$/;

/** The token of a stop: the order's uuid, by which the order is found, and 95 random bits. */
export function stopTrackingToken(orderUuid: string): string {
  return orderUuid.replaceAll('-', '') + randomBase62(SECRET_LENGTH);
}

/** The uuid in a stop's token; null: not such a token. */
export function orderUuidOf(token: string): string | null {
  return TOKEN.exec(token)?.slice(1).join('-') ?? null;
}

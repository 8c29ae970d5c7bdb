/** The newest request about each order, until it is answered. */
const newest = new Map<number, Promise<unknown>>();

/** Sends after the earlier requests about the order are answered: who assigns and releases at once means it in this order. */
export async function inTurn<T>(orderId: number, send: () => Promise<T>): Promise<T> {
  const sent = (newest.get(orderId) ?? Promise.resolve()).then(send, send);
  newest.set(orderId, sent);
  try {
    return await sent;
  } finally {
    if (newest.get(orderId) === sent) newest.delete(orderId);
  }
}

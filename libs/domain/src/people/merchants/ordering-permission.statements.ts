/**
 * SQL: true when the merchant may order and its record is still the one that was read with `updated_at` `seen`. Not
 * `exists`, which a plan made on empty tables answers by reading all merchants into a hash.
 */
export function mayStillOrder(merchantId: string, seen: string): string {
  return `(
    select true from merchants m left join merchants w on w.id = m.owner_id
     where m.id = ${merchantId} and m.updated_at = ${seen}
       and m.blocked_at is null and m.status = 'active'
       and (w.id is null or w.blocked_at is null and w.status = 'active')
     limit 1)`;
}

/** $1 the hub, $2 the person. What the books and the orders need stays; who it was goes. */
export const FORGET_COURIER = [
  `update couriers set name = 'Pessoa anonimizada', email = null, phone = null, cpf = null, cnpj = null, cnh = null,
          sex = null, birth_date = null, address_street = null, address_number = null, address_complement = null,
          address_district = null, address_city = null, address_state = null, address_postal_code = null,
          address_country = null, address_reference = null, vehicle_model = null, vehicle_color = null,
          vehicle_plate = null, vehicle_year = null, fleet_number = null, password_hash = null, pix_key = null,
          internal_notes = '{}', extra_data = null, photo_key = null
    where hub_id = $1 and id = $2`,
  `update courier_presence set position = null, announced_position = null where hub_id = $1 and courier_id = $2`,
  `delete from courier_documents where hub_id = $1 and courier_id = $2`,
  `delete from courier_positions where courier_id in (select id from couriers where hub_id = $1 and id = $2)`,
  `update order_events e set actor = actor - 'name'
     from orders o
    where o.hub_id = $1 and o.courier_id = $2 and e.order_id = o.id and e.actor ->> 'kind' = 'courier'`,
];

export const FORGET_MERCHANT = [
  `update merchants set name = 'Pessoa anonimizada', legal_name = null, email = null, phone = '', password_hash = null,
          external_id = null, contract_number = null, document_kind = null, document = null, address = null,
          courier_note = null, extra_data = null, media = '[]', status = 'suspended', od_enabled = false,
          od_webhook_url = null, od_confirmation_callback_url = null,
          blocked_at = coalesce(blocked_at, $3), updated_at = $3
    where hub_id = $1 and id = $2`,
  `update credentials set deactivated_at = coalesce(deactivated_at, $3) where hub_id = $1 and merchant_id = $2`,
];

/** The audit log keeps that something changed, and by whom, without what. */
export const FORGET_AUDIT = `
  update audit_records set before = null, after = null where hub_id = $1 and entity = $3 and entity_id = $2::text`;

export const IN_PROGRESS = {
  courier: `select 1 from orders where hub_id = $1 and courier_id = $2 and status not in ('completed', 'cancelled') limit 1`,
  merchant: `select 1 from orders where hub_id = $1 and merchant_id = $2 and status not in ('completed', 'cancelled') limit 1`,
};

const MOVEMENTS = (role: string) => `
  select t.id, t.operation, t.kind, t.amount as "amountCents", t.description, t.created_at as at
    from ledger_accounts a join ledger_transactions t on t.account_id = a.id
   where a.hub_id = $1 and a.role = '${role}' and a.holder_id = $2 order by t.id`;

/** What a person may ask for, part by part. */
export const EXPORTS = {
  courier: {
    record: `select to_jsonb(c) - 'password_hash' as record from couriers c where hub_id = $1 and id = $2`,
    documents: `select id, type, content_type as "contentType", created_at as at
      from courier_documents where hub_id = $1 and courier_id = $2 order by id`,
    orders: `select id, public_id as "publicId", status, created_at as at, courier_pay_cents as "courierPayCents"
      from orders where hub_id = $1 and courier_id = $2 order by id`,
    movements: MOVEMENTS('courier'),
    positions: `select p.at, p.latitude, p.longitude from courier_positions p join couriers c on c.id = p.courier_id
      where c.hub_id = $1 and c.id = $2 order by p.at`,
  },
  merchant: {
    record: `select to_jsonb(m) - 'password_hash' as record from merchants m where hub_id = $1 and id = $2`,
    orders: `select id, public_id as "publicId", status, created_at as at, total_cents as "totalCents", pickup, stops
      from orders where hub_id = $1 and merchant_id = $2 order by id`,
    movements: MOVEMENTS('merchant'),
  },
} as const;

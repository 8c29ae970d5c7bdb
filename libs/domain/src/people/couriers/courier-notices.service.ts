import { Injectable } from '@nestjs/common';
import { Messages } from '../../events/index.js';
import {
  Clock,
  Database,
  DomainError,
  type RowOf,
  type Scope,
  statement,
  actorIdOf,
  requireText,
} from '../../base/index.js';

export const MAX_NOTICE = 500;
/** After a day a notice is no news any more. */
const SHOWN_MS = 24 * 3_600_000;
const RETENTION_MS = 30 * 86_400_000;
/** How long a push service tries to reach a phone that is off: later the app shows the notice itself. */
const PUSHED_MS = 2 * 3_600_000;

const SEND = statement(
  'couriers.notice_send',
  `with n as (
     insert into courier_notices (hub_id, text, at, sent_by) values ($1, $2, $3, $4) returning id
   )
   insert into courier_notice_receipts (notice_id, courier_id, hub_id)
   select n.id, p.courier_id, $1 from n join courier_presence p on p.hub_id = $1 and p.online
   returning notice_id as "noticeId", courier_id as "courierId"`,
);

const SENT = statement(
  'couriers.notices_sent',
  `select n.id, n.text, n.at, n.sent_by ->> 'name' as by,
          (select count(*)::int from courier_notice_receipts r where r.notice_id = n.id) as couriers,
          coalesce((select jsonb_agg(jsonb_build_object('courierId', c.id, 'name', c.name, 'at', r.read_at) order by r.read_at)
                      from courier_notice_receipts r join couriers c on c.id = r.courier_id
                     where r.notice_id = n.id and r.read_at is not null), '[]') as read
     from courier_notices n where n.hub_id = $1 order by n.at desc, n.id desc limit 20`,
);

type SentNotice = RowOf<typeof SENT> & {
  readonly read: readonly { readonly courierId: number; readonly name: string; readonly at: Date }[];
};

const UNREAD = statement(
  'couriers.notices_unread',
  `select n.id, n.text, n.at from courier_notice_receipts r join courier_notices n on n.id = r.notice_id
    where r.hub_id = $1 and r.courier_id = $2 and r.read_at is null and n.at > $3 order by n.at, n.id limit 20`,
);

const READ = statement(
  'couriers.notice_read',
  `update courier_notice_receipts set read_at = $4
    where hub_id = $1 and courier_id = $2 and notice_id = $3 and read_at is null`,
);

const PRUNE = statement(
  'couriers.notices_prune',
  `with old as (
     delete from courier_notices where id in (select id from courier_notices where at < $1
       order by at limit $2) returning id), receipts as (
     delete from courier_notice_receipts where notice_id in (select id from old)
   )
   select count(*)::int as count from old`,
);

/** Notices of operators to all couriers on shift: by push, and in the app until each has read them. */
@Injectable()
export class CourierNotices {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly messages: Messages,
  ) {}

  /** Returns how many couriers were on shift. @throws required_value · limit_reached */
  async send({ hubId, actor }: Scope, input: string): Promise<number> {
    const text = requireText(input, 'text');
    if (text.length > MAX_NOTICE)
      throw new DomainError('limit_reached', { field: 'text', limit: MAX_NOTICE });
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const sent = await tx.query(SEND, [hubId, text, now, JSON.stringify(actor)]);
      const [first] = sent;
      if (!first) return 0;
      const noticeId = String(first.noticeId);
      const expiresAt = new Date(now.getTime() + PUSHED_MS).toISOString();
      const courierIds = sent.map(({ courierId }) => courierId);
      const push = { template: 'courier_notice', words: { noticeId, text, expiresAt } } as const;
      await this.messages.push(tx, hubId, courierIds, push, () => noticeId);
      return sent.length;
    });
  }

  /** The newest first, with how many couriers were on shift and who has read them. */
  async sent({ hubId }: Scope) {
    const rows = await this.db.query<SentNotice>(SENT, [hubId]);
    return rows.map((row) => ({ ...row, read: row.read.map((one) => ({ ...one, at: new Date(one.at) })) }));
  }

  /** The scope's actor is the courier. Oldest first. */
  unread(scope: Scope) {
    const since = new Date(this.clock.millis() - SHOWN_MS);
    return this.db.query(UNREAD, [scope.hubId, actorIdOf(scope), since]);
  }

  async read(scope: Scope, id: number): Promise<void> {
    await this.db.execute(READ, [scope.hubId, actorIdOf(scope), id, this.clock.now()]);
  }

  /** Deletes old notices; call until it returns 0. */
  async prune(limit = 1_000): Promise<number> {
    const before = new Date(this.clock.millis() - RETENTION_MS);
    return (await this.db.first(PRUNE, [before, limit]))?.count ?? 0;
  }
}

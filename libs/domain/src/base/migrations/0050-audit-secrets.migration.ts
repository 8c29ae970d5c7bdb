import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of payment providers that audit records kept in clear. The log allows changes only to forget. */
const REMOVE_KEYS = `
  do $$ begin
    perform set_config('lastmile.forgetting', 'on', true);
    update audit_records set after = after || '{"apiKey": "[hidden]"}'
     where entity = 'payout_account' and after -> 'apiKey' is not null;
    perform set_config('lastmile.forgetting', '', true);
  end $$;`;

/** Takes secrets out of the audit log; they do not come back. */
export class AuditSecrets1796000000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REMOVE_KEYS);
  }

  async down(): Promise<void> {}
}

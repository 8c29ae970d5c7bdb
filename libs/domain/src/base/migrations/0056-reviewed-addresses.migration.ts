import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Approved apps' return addresses and scopes as they stand: what changes from here on is reviewed. */
const AS_IT_STANDS = `
  update app_reviews r set redirect_uris = a.redirect_uris, scopes = a.scopes
    from developer_apps a where a.id = r.app_id and (r.id = a.listed_review_id or r.state = 'submitted')`;

/** Redirect addresses and scopes of an app as they were sent in for review. */
export class ReviewedAddresses1796000000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table app_reviews add column redirect_uris text[] not null default '{}',
         add column scopes text[] not null default '{}'`,
    );
    await runner.query(AS_IT_STANDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table app_reviews drop column redirect_uris, drop column scopes');
  }
}

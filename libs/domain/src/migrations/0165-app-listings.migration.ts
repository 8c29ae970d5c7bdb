import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews keep what was submitted, and apps name the submission as which merchants see them. */
export class AppListings1795300000165 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table app_reviews add column name text, add column description text, add column website text,
        add column logo_url text;
      update app_reviews r set name = a.name, description = a.description, website = a.website, logo_url = a.logo_url
        from developer_apps a where a.id = r.app_id;
      alter table app_reviews alter column name set not null;

      alter table developer_apps add column listed_review_id bigint;
      update developer_apps a set listed_review_id = (
        select max(r.id) from app_reviews r where r.app_id = a.id and r.state = 'approved');
      drop index developer_apps_approved_idx;
      create index developer_apps_listed_idx on developer_apps (id) where listed_review_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index developer_apps_listed_idx;
      create index developer_apps_approved_idx on developer_apps (id) where state = 'approved';
      alter table developer_apps drop column listed_review_id;
      alter table app_reviews drop column name, drop column description, drop column website, drop column logo_url;
    `);
  }
}

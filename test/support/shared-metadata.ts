import { ENTITIES } from '#domain';
import { DataSource } from 'typeorm';

type Described = Pick<DataSource, 'entityMetadatas' | 'entityMetadatasMap'>;
interface Describing {
  buildMetadatas(this: DataSource): Promise<void>;
}

/** TypeORM's descriptions of our entities, which say nothing of a database; making them takes 70 ms. */
let described: Described | undefined;

const prototype = DataSource.prototype as unknown as Describing;
const { buildMetadatas } = prototype;
prototype.buildMetadatas = async function () {
  if (this.options.entities !== ENTITIES) return buildMetadatas.call(this);
  if (described === undefined) await buildMetadatas.call(this);
  else {
    this.setOptions({ entities: [] });
    await buildMetadatas.call(this);
    this.setOptions({ entities: ENTITIES });
    Object.assign(this, described);
  }
  const { entityMetadatas, entityMetadatasMap } = this;
  described = { entityMetadatas, entityMetadatasMap };
};

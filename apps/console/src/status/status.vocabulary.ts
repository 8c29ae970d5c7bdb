import type { HealthReport } from '#domain';
import type { Language } from '../tracking/tracking.vocabulary.js';

type PartState = HealthReport['parts'][number]['state'];

interface StatusVocabulary {
  readonly title: string;
  readonly lead: Readonly<Record<PartState, string>>;
  readonly unreachable: string;
  readonly states: Readonly<Record<PartState, string>>;
  readonly incidents: string;
  /** Where the installation is younger than 30 days. */
  readonly incidentsSince: (when: string) => string;
  readonly none: string;
  readonly now: string;
  readonly well: (share: string) => string;
  readonly wellSince: (share: string, when: string) => string;
  readonly cell: (number: number) => string;
  readonly parts: Readonly<Record<string, string>>;
  readonly docs: string;
}

const FACES = { 'full-api': 'Full API', 'open-delivery': 'Open Delivery' };

/** What the status page says. A part without a name here is shown by its own. */
export const STATUS_WORDS = {
  'pt-BR': {
    title: 'Situação do serviço',
    lead: {
      ok: 'Tudo funciona.',
      degraded: 'Algo não está bem: veja abaixo.',
      silent: 'Uma parte não responde: veja abaixo.',
    },
    unreachable: 'Não foi possível ler a história agora: o banco de dados não responde.',
    states: { ok: 'funciona', degraded: 'com problemas', silent: 'não responde' },
    incidents: 'Incidentes dos últimos 30 dias',
    incidentsSince: (when) => `Incidentes desde ${when}`,
    none: 'Nenhum.',
    now: 'em andamento',
    well: (share) => `${share} do tempo bem, em 30 dias`,
    wellSince: (share, when) => `${share} do tempo bem, desde ${when}`,
    cell: (number) => `Célula ${String(number)}`,
    parts: {
      ...FACES,
      ...{ 'model-m': 'Modelo M', console: 'Aplicativos e rastreio', worker: 'Busca, webhooks e agenda' },
      ...{ database: 'Banco de dados', queue: 'Fila' },
    },
    docs: 'Documentação',
  },
  en: {
    title: 'Status of the service',
    lead: {
      ok: 'Everything works.',
      degraded: 'Something is amiss: see below.',
      silent: 'A part does not answer: see below.',
    },
    unreachable: 'The history cannot be read now: the database does not answer.',
    states: { ok: 'works', degraded: 'with problems', silent: 'does not answer' },
    incidents: 'Incidents of the last 30 days',
    incidentsSince: (when) => `Incidents since ${when}`,
    none: 'None.',
    now: 'still',
    well: (share) => `well ${share} of the time, in 30 days`,
    wellSince: (share, when) => `well ${share} of the time since ${when}`,
    cell: (number) => `Cell ${String(number)}`,
    parts: {
      ...FACES,
      ...{ 'model-m': 'Model M', console: 'Apps and tracking', worker: 'Search, webhooks and schedules' },
      ...{ database: 'Database', queue: 'Queue' },
    },
    docs: 'Documentation',
  },
  es: {
    title: 'Estado del servicio',
    lead: {
      ok: 'Todo funciona.',
      degraded: 'Algo no está bien: mira abajo.',
      silent: 'Una parte no responde: mira abajo.',
    },
    unreachable: 'No se pudo leer la historia ahora: la base de datos no responde.',
    states: { ok: 'funciona', degraded: 'con problemas', silent: 'no responde' },
    incidents: 'Incidentes de los últimos 30 días',
    incidentsSince: (when) => `Incidentes desde ${when}`,
    none: 'Ninguno.',
    now: 'en curso',
    well: (share) => `bien el ${share} del tiempo, en 30 días`,
    wellSince: (share, when) => `bien el ${share} del tiempo, desde ${when}`,
    cell: (number) => `Célula ${String(number)}`,
    parts: {
      ...FACES,
      ...{
        'model-m': 'Modelo M',
        console: 'Aplicaciones y seguimiento',
        worker: 'Búsqueda, webhooks y agenda',
      },
      ...{ database: 'Base de datos', queue: 'Cola' },
    },
    docs: 'Documentación',
  },
} as const satisfies Record<Language, StatusVocabulary>;

import { statusPage } from './status.page.js';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 15, minute));
const well = { since: null, parts: [{ part: 'console', state: 'ok', well: 1 }], incidents: [] } as const;

describe('the status page', () => {
  it('says in the reader’s language what is well and what was amiss, and names cells where there are several', () => {
    const amiss = {
      since: null,
      parts: [{ part: 'worker', state: 'degraded', well: 0.99996 }],
      incidents: [{ parts: ['worker', 'queue'], state: 'degraded', beganAt: at(0), endedAt: null }],
    } as const;
    const page = statusPage('/page.css', 'pt-BR', [well, amiss])
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(page).toContain('Algo não está bem');
    expect(page).toMatch(/Célula 1 ● Aplicativos e rastreio : funciona 100% do tempo bem/);
    expect(page).toMatch(/Célula 2 ▲ Busca, webhooks e agenda : com problemas 99,99% do tempo bem/);
    expect(page).toMatch(
      /02\/03\/2026, 12:00 – em andamento ▲ Busca, webhooks e agenda, Fila: com problemas/,
    );
  });

  it('claims no past that the installation does not have', () => {
    const page = statusPage('/page.css', 'pt-BR', [{ ...well, since: at(0) }]);
    expect(page).toMatch(/100% do tempo bem, desde 02\/03\/2026, 12:00/);
    expect(page).toContain('Incidentes desde 02/03/2026, 12:00');
    expect(page).not.toContain('30 dias');
  });

  it('has nothing to say of cells where there is one, and tells when its history cannot be read', () => {
    expect(statusPage('/page.css', 'en', [well])).not.toContain('Cell');
    expect(statusPage('/page.css', 'en', [null])).toContain('the database does not answer');
  });
});

import { statusPage } from './status.page.js';

const well = [{ part: 'console', state: 'ok' }] as const;

describe('the status page', () => {
  it('says in the reader’s language what is well and what is not, and names cells where there are several', async () => {
    const amiss = [{ part: 'worker', state: 'degraded' }] as const;
    const page = (await statusPage('/page.css', 'pt-BR', [well, amiss]))
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(page).toContain('Algo não está bem');
    expect(page).toMatch(/Célula 1 ● Aplicativos e rastreio : funciona/);
    expect(page).toMatch(/Célula 2 ▲ Busca, webhooks e agenda : com problemas/);
  });

  it('has nothing to say of cells where there is one, and tells when its database does not answer', async () => {
    expect(await statusPage('/page.css', 'en', [well])).not.toContain('Cell');
    expect(await statusPage('/page.css', 'en', [null])).toContain('The database does not answer');
  });
});

import { missingFact, unlistedFacts } from './app.rules.js';

const APP = {
  name: 'Caixa Certo',
  description: 'Leva pedidos',
  website: 'https://caixa.example',
  logoUrl: '/l',
  redirectUris: ['https://a.example/', 'https://b.example/'],
  scopes: ['quote' as const],
};

describe('what merchants see of an app', () => {
  it('needs a name, a description, a website and a logo', () => {
    expect(missingFact(APP)).toBeNull();
    expect(missingFact({ ...APP, website: ' ' })).toBe('website');
    expect(missingFact({ ...APP, logoUrl: null })).toBe('logo');
  });

  it('differs from the app by what changed since the approval, and by nothing before there is one', () => {
    expect(unlistedFacts(APP, APP)).toEqual([]);
    expect(unlistedFacts({ ...APP, name: 'Banco', logoUrl: null }, APP)).toEqual(['name', 'logo']);
    expect(unlistedFacts(APP, null)).toEqual([]);
    const turned = { ...APP, redirectUris: [...APP.redirectUris].reverse() };
    expect(unlistedFacts(turned, APP)).toEqual([]);
    const wider = {
      ...APP,
      redirectUris: ['https://c.example/'],
      scopes: ['quote' as const, 'order' as const],
    };
    expect(unlistedFacts(wider, APP)).toEqual(['redirectUris', 'scopes']);
  });
});

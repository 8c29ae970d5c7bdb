import { LANGUAGES, sentenceOf, vocabularyOf, type SituationFacts } from './tracking.vocabulary.js';

const ended: SituationFacts = {
  courier: { firstName: 'Ana' },
  merchant: { name: 'Padaria' },
  scheduledFor: null,
  status: 'completed',
  timezone: 'America/Sao_Paulo',
  cancelReason: null,
  stopsBefore: 0,
  queue: null,
};

describe.each(LANGUAGES)('the tracking page in %s', (language) => {
  const words = vocabularyOf(language);

  it('thanks after a delivery', () => {
    expect(sentenceOf('delivered', ended, words)[1]).toMatch(/Obrigado|Thank|Gracias/);
  });

  it.each(['not_delivered', 'partly_delivered'] as const)('says whom to ask after %s', (situation) => {
    expect(sentenceOf(situation, ended, words)[1]).toMatch(/loja|shop|tienda/);
  });

  it('says what comes next while the courier is still on the way', () => {
    expect(sentenceOf('not_delivered', { ...ended, status: 'collected' }, words)[1]).toMatch(/^Ana /);
  });
});

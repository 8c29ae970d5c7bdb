import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answering } from '../../base/api/answering.js';
import { renderReading } from '../../base/api/rendering.js';
import { MessageTexts } from './message-texts.part.js';

const built = (language: string) => ({ language, subject: 'Assunto', text: `Texto ${language} {link}` });
const MOMENT = {
  template: 'delivery_failed',
  to: 'recipient',
  channels: ['sms', 'whatsapp'],
  placeholders: ['recipient', 'link'],
  required: ['link'],
  builtIn: ['pt-BR', 'en'].map(built),
  own: [{ channel: 'whatsapp', language: 'pt-BR', subject: 'Assunto', text: 'Oi {recipient} {link}' }],
};

describe('the texts of messages', () => {
  const asked: unknown[] = [];

  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    answering({
      GET: { items: [MOMENT] },
      POST: ({ text }: { text: string }) => {
        const problems = text.includes('{link}') ? [] : [{ kind: 'missing', placeholder: 'link' }];
        return { subject: '', text: `Chega: ${text}`, parts: 2, problems };
      },
      PUT: (body: unknown) => {
        asked.push(body);
        return {};
      },
    });
  });
  afterEach(() => {
    asked.length = 0;
  });

  it('are written by channel and language beside what would be sent, and go back to the built-in one', async () => {
    renderReading(<MessageTexts locked={false} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Editar: Entrega sem sucesso' }));
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto' });
    expect(field().value).toBe('Texto pt-BR {link}');
    expect(await screen.findByText('Chega: Texto pt-BR {link}')).toBeDefined();
    expect(screen.getByText(/2 SMS por mensagem/)).toBeDefined();
    fireEvent.change(field(), { target: { value: 'Sem nada' } });
    expect(await screen.findByText(/Falta \{link\}/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar texto' }).disabled).toBe(true);
    field().setSelectionRange(8, 8);
    fireEvent.click(screen.getByRole('button', { name: 'Link' }));
    expect(field().value).toBe('Sem nada{link}');
    await waitFor(() => {
      expect(screen.queryByText(/Falta \{link\}/)).toBeNull();
    });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar texto' }));
    const place = { template: 'delivery_failed', channel: 'sms', language: 'pt-BR' };
    await waitFor(() => {
      expect(asked).toEqual([{ ...place, own: { subject: 'Assunto', text: 'Sem nada{link}' } }]);
    });
    fireEvent.click(screen.getByRole('button', { name: 'WhatsApp' }));
    expect(field().value).toBe('Oi {recipient} {link}');
    fireEvent.click(screen.getByRole('button', { name: 'Voltar ao texto padrão' }));
    await waitFor(() => {
      expect(asked.at(-1)).toEqual({ ...place, channel: 'whatsapp', own: null });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Inglês' }));
    expect(field().value).toBe('Texto en {link}');
  });
});

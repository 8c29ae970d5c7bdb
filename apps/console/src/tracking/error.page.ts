import type { Response } from 'express';
import { pageHeaders } from './page.headers.js';
import { messagePage } from './tracking.page.js';

/** Whoever follows a link is a person: a page, in their language. Scripts only look at the status. */
export function sendErrorPage(status: number, publicUrl: string, response: Response): void {
  response.status(status).set(pageHeaders(publicUrl, null));
  if (status === 503) response.setHeader('Retry-After', '5');
  const [title, detail] = words(status);
  response.type('html').send(messagePage(title, detail));
}

function words(status: number): [title: string, detail: string] {
  if (status === 404)
    return ['Pedido não encontrado', 'Confira o endereço. Pedidos deixam de aparecer 30 dias depois do fim.'];
  if (status === 503) return ['Voltamos já', 'O serviço está ocupado. Tente de novo em alguns segundos.'];
  if (status < 500) return ['Endereço inválido', 'Confira o link que você recebeu.'];
  return ['Algo deu errado', 'Tente de novo em alguns instantes.'];
}

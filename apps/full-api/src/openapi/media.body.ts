import { Output } from './output.decorator.js';

export class MediaBody {
  @Output('string', 'Endereço da imagem') url: string;
  @Output('string', 'Tipo do arquivo', { example: 'image/png' }) tipo: string;
}

/** Users, vehicle types and categories have these members. */
export function toMedia(media: readonly { url: string; contentType: string }[]): {
  has_media: boolean;
  media: MediaBody[];
} {
  return {
    has_media: media.length > 0,
    media: media.map(({ url, contentType }) => ({ url, tipo: contentType })),
  };
}

import type { Answer } from './api/call.js';
import { ratingWords as text } from './words.js';

type Rating = Answer<'/api/merchant/orders/{id}'>['stops'][number]['rating'];

/** The recipient's rating in one line; null: there is none. */
export function ratingText(rating: Rating): string | null {
  if (rating === null) return null;
  const label = text.rated(rating.stars);
  return rating.reason === null ? label : `${label} (${text.reasons[rating.reason]})`;
}

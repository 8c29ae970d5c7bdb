import { ratingWords as text } from './words.js';

interface Rating {
  readonly stars: number;
  readonly reason: keyof typeof text.reasons | null;
}

/** The recipient's rating in one line; null: there is none. */
export function ratingText(rating: Rating | null): string | null {
  if (rating === null) return null;
  const label = text.rated(rating.stars);
  return rating.reason === null ? label : `${label} (${text.reasons[rating.reason]})`;
}

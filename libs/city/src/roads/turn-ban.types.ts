/** Edges that must not be taken one after the other: two at a junction, more by way of a way. */
export type TurnBan = readonly number[];

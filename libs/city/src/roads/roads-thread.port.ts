const OURS = import.meta.url;

/** The program of the thread of the roads, built or as a source, whichever runs here. */
export const ROADS_PROGRAM = new URL(`./roads-thread.tasks${OURS.slice(OURS.lastIndexOf('.'))}`, OURS);

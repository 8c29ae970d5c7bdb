const OURS = import.meta.url;

/** The program of the process that makes a city, built or as a source, whichever runs here. */
export const CITY_PROGRAM = new URL(`./city-process.tasks${OURS.slice(OURS.lastIndexOf('.'))}`, OURS);

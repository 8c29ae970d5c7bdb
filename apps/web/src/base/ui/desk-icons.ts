export const deskIcons = {
  box: 'M8 1.8 13.8 5v6L8 14.2 2.2 11V5Z M2.2 5 8 8.2 13.8 5 M8 8.2v6',
  chart: 'M2.5 13.5h11 M4.5 11V7.5 M8 11V3.5 M11.5 11V6',
  columns: 'M2.5 3h11v10h-11Z M6.2 3v10 M9.8 3v10',
  dots: 'M8 3.5v.1 M8 8v.1 M8 12.5v.1',
  download: 'M8 2.5v7.5 M4.8 7 8 10.2 11.2 7 M3 13.5h10',
  edit: 'M3 13l.6-2.8 7-7a1.5 1.5 0 0 1 2.2 2.2l-7 7Z',
  external: 'M6 3H3v10h10v-3 M9 3h4v4 M13 3 7.5 8.5',
  filter: 'M2 4h12 M4.5 8h7 M6.5 12h3',
  lasso:
    'M8 2.5c3.3 0 6 1.9 6 4.3s-2.7 4.3-6 4.3-6-1.9-6-4.3 2.7-4.3 6-4.3Z M5 10.8a1.5 1.5 0 1 0 .01 0Z M5 13.8c0 .8-.6 1.2-1.5 1.2',
  gear: 'M8 5.7a2.3 2.3 0 1 0 .01 0Z M8 1.6v2 M8 12.4v2 M1.6 8h2 M12.4 8h2 M3.5 3.5l1.4 1.4 M11.1 11.1l1.4 1.4 M3.5 12.5l1.4-1.4 M11.1 4.9l1.4-1.4',
  menu: 'M2.5 4.5h11 M2.5 8h11 M2.5 11.5h11',
  paper: 'M4 1.8h5.5L12.5 4.8v9.4H4Z M9.5 1.8v3h3 M6 7.5h4.5 M6 10h4.5',
  search: 'M7 2.5a4.5 4.5 0 1 0 .01 0Z M10.5 10.5 14 14',
  sound: 'M2.5 6v4h2.5L8.5 13V3L5 6Z M11 5.8a3 3 0 0 1 0 4.4 M12.8 4a5.6 5.6 0 0 1 0 8',
  tag: 'M8.5 2.5H13.5v5L7.5 13.5 2.5 8.5Z M11 5v.1',
  trash: 'M3 4.5h10 M6 4.5V3h4v1.5 M4.5 4.5 5 13.5h6l.5-9 M6.8 7v4 M9.2 7v4',
  up: 'M8 13V3.5 M4 7.5l4-4 4 4',
} as const;

export type DeskIconName = keyof typeof deskIcons;

import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Body } from '../../ground/api/client.js';

type Rush = Body<'/api/admin/hub/rush', 'put'>;

/** What can be done in a hub: its vehicle types and tariffs, its logo and its rush hour. */
export const hubActs = {
  /** The phone that customers may call, and whether couriers see theirs; the rest of both groups stays. */
  setPhones: async (phone: string, phonesHidden: boolean) => {
    const { branding, recipientPage } = await answer(api.GET('/api/admin/hub/settings'));
    return hubActs.saveSettings({
      branding: { ...branding, phone },
      recipientPage: { ...recipientPage, phonesHidden },
    });
  },
  saveSettings: (body: Body<'/api/admin/hub/settings', 'put'>) =>
    answer(api.PUT('/api/admin/hub/settings', { body })),
  createVehicle: (body: Body<'/api/admin/vehicle-types', 'post'>) =>
    answer(api.POST('/api/admin/vehicle-types', { body })),
  createTariff: (body: Body<'/api/admin/tariffs', 'post'>) =>
    answer(api.POST('/api/admin/tariffs', { body })),
  rushPreview: (key: unknown, body: () => Body<'/api/admin/hub/rush/preview', 'post'>) =>
    queryOptions({
      queryKey: ['rush-preview', key],
      queryFn: () => answer(api.POST('/api/admin/hub/rush/preview', { body: body() })),
      retry: false,
    }),
  startRush: (body: Rush) => api.PUT('/api/admin/hub/rush', { body }),
  endRush: () => api.DELETE('/api/admin/hub/rush'),
  setLogo: (file: File) => {
    const form = new FormData();
    form.append('logo', file);
    return api.PUT('/api/admin/hub/logo', { body: form as never });
  },
  removeLogo: () => api.DELETE('/api/admin/hub/logo'),
};

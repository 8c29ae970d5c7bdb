export { SavedView } from './saved-view.entity.js';
export { SavedViews } from './saved-views.service.js';
export { SavedViewsModule } from './saved-views.module.js';

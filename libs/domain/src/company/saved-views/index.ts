export { SavedView, SavedViews } from './saved-views.service.js';

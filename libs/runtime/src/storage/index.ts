export { cityFilesIn, FolderCityFiles } from './folder-city-files.js';
export { createFileStore } from './file-store.js';

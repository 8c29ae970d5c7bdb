export { cityFilesIn, FolderCityFiles } from './folder-city-files.js';
export { filePieces } from './file-pieces.js';
export { createFileStore } from './file-store.js';

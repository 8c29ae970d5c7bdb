export { type LogoChange, Picture, type PictureOwner, Pictures } from './pictures.service.js';

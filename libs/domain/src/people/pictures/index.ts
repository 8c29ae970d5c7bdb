export { HubLogos, type LogoChange } from './hub-logos.service.js';
export { Picture, type PictureOwner } from './picture.entity.js';
export { PicturesModule } from './pictures.module.js';
export { Pictures, type PictureView } from './pictures.service.js';

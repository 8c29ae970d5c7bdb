export {
  HubLogos,
  type LogoChange,
  Picture,
  type PictureOwner,
  Pictures,
  type PictureView,
} from './pictures.service.js';

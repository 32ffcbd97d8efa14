export { EyeCrossSection as default } from './eye-cross-section';

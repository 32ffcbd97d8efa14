export { BlurredLetters as default } from './blurred-letters';

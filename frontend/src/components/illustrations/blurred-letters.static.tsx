export { BlurredLetters } from './blurred-letters';

/** Import it with `?data`: the page's module has the advice, too. */
export { page } from './page';

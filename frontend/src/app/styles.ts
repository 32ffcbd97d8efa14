/** What every page looks like, apart from its components. */
import '@/components/illustrations/palette.css';
import './tokens.css';
import './typeface.css';
import './base.css';
import './reading-comfort.css';

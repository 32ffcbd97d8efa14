/**
 * What the first screen of a page needs comes first in the style sheet, up to
 * `first-screen-end.css`. Each page has it in its HTML. The others are in a
 * file that a page loads below its first section (components/later-styles.tsx).
 */
import '@/components/visually-hidden.module.css';
import '@/components/hydration.module.css';
import '@/components/layout.module.css';
import '@/components/lists.module.css';
import '@/components/fold.module.css';
import '@/components/button.module.css';
import '@/components/section.module.css';
import '@/components/page-header.module.css';
import '@/components/opening-hours.module.css';
import '@/components/statement/statement.module.css';
import '@/components/visit-dial/visit-dial.module.css';
import '@/components/faces/faces.module.css';
import '@/components/eye-chart/eye-chart.module.css';
import '@/components/urgent/care-card.module.css';
import './layout/header.module.css';
import './layout/navigation.module.css';
import './layout/social-links.module.css';
import './layout/bottom-bar.module.css';
import '@/pages/contact/storefront.module.css';
import '@/pages/home/home.module.css';
import '@/pages/legal/legal.module.css';
import '@/pages/reviews/reviews.module.css';
import '@/pages/something-just-happened/something-just-happened.module.css';
import '@/pages/town/town.module.css';
import './first-screen-end.css';

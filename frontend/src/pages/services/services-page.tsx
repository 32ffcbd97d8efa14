import { BookingLink } from '@/components/booking-link';
import { ClosingCall } from '@/components/cta-banner';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { JumpLinks } from '@/components/table-of-contents';
import { prerendered } from '@/components/without-hydration';
import { services } from '@/content/services';
import { serviceNode } from '@/seo/structured-data/service';
import { Exams } from './exams';
import { Glaucoma } from './glaucoma';
import { MyopiaManagement } from './myopia-management';
import { servicesEntry } from './page';

const Eyewear = prerendered(() => import('./eyewear'));
const ContactLenses = prerendered(() => import('./contact-lenses'));
const Children = prerendered(() => import('./children'));

export default function ServicesPage() {
  return (
    <PageFrame
      page={servicesEntry}
      nodes={services.map(serviceNode)}
      claims={[
        'eye-disease-without-warning',
        'yearly-exam',
        'dilation-blur-hours',
        'eyeglass-prescription-rule',
        'contact-lens-sleep',
        'contact-lens-water',
        'treatments-evidence',
        'atropine-compounded',
        'glaucoma-silent',
        'glaucoma-risk',
        'medicare-glaucoma-screening',
      ]}
    >
      <PageIntro
        page={servicesEntry}
        heading="What we do"
        lead="Start with an exam. It tells us both which of the other five you need, and sometimes the answer is none."
      >
        <BookingLink>Book an Exam</BookingLink>
      </PageIntro>
      <JumpLinks parts={services} />
      <Exams />
      <Eyewear />
      <ContactLenses />
      <MyopiaManagement />
      <Glaucoma />
      <Children />
      <ClosingCall heading="Not sure which of these you need?" booking="Book an Exam">
        Book a full exam, or call and tell us what bothers you. We sort out the rest when we have
        seen your eyes.
      </ClosingCall>
    </PageFrame>
  );
}

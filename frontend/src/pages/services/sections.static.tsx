import { myopiaDoctor } from 'practice/core';
import { details } from 'practice/details';
import { text } from 'practice/pages/services';
import type { ReactNode } from 'react';
import { Cite } from '@/components/cite';
import { FoldedPart } from '@/components/fold';
import { Illustration } from '@/components/illustration';
import examsIllustration from '@/components/illustrations/services/exams.svg?illustration';
import glaucomaIllustration from '@/components/illustrations/services/eye-health.svg?illustration';
import eyewearIllustration from '@/components/illustrations/services/eyewear.svg?illustration';
import overnightLens from '@/components/illustrations/services/overnight-lens.svg?illustration';
import layout from '@/components/layout.module.css';
import { PageLink, PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { atStart, contracted } from '@/content/in-words';
import { offers } from '@/content/offered-treatments';
import { practice } from '@/content/practice';
import { prices } from '@/content/prices';
import type { ImageFile, Picture } from '@/content/prose';
import { type Service, services } from '@/content/services';
import { offered, treatments } from '@/content/treatments';
import { serviceNode } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import { t } from 'shared/t';
import contactLensesIllustration from './illustrations/contact-lenses.svg?illustration';
import diabetesIllustration from './illustrations/diabetes.svg?illustration';
import kidsIllustration from './illustrations/kids.svg?illustration';
import { page } from './page';
import styles from './services.module.css';

/** The static sections in the middle of the page. */
export const Body = () => (
  <>
    <Exams />
    <Eyewear />
    <ContactLenses />
    <MyopiaManagement />
    <Glaucoma />
    <Diabetes />
    <Children />
  </>
);

interface ServiceSectionProps {
  id: Service['id'];
  tone?: 'paper' | 'sand' | 'mist';
  illustration: ImageFile | Picture;
  children: ReactNode;
}

/** One service: its illustration on one side, its text on the other. */
function ServiceSection({
  id,
  tone,
  illustration,
  children,
}: ServiceSectionProps) {
  const service = services.find((one) => one.id === id);
  if (!service) throw new Error(`There is no service "${id}".`);
  return (
    <Section id={id} title={service.name} tone={tone}>
      <div className={styles.columns}>
        <p className={styles.summary}>{service.summary}</p>
        <Illustration
          file={illustration}
          alt={'alt' in illustration ? illustration.alt : ''}
          className={`${layout.notOnPhones} ${styles.illustration}`}
        />
        <div className={styles.text}>{children}</div>
      </div>
    </Section>
  );
}

const { answers } = details;
const { urgentVisits, dryEye, cataract, lowVision } = answers;
const otherCare = [urgentVisits, dryEye, cataract, lowVision]
  .filter(Boolean)
  .join(' ');
const { exam, childExam, contactLensFitting } = prices;

const Exams = () => (
  <ServiceSection id="exams" illustration={examsIllustration}>
    <p>
      {t('About 60 minutes')}
      {exam && t(', {price} without insurance', { price: exam.amount })}.
    </p>
    {otherCare && <p>{otherCare}</p>}
    <FoldedPart title={t('What we check')}>
      <ul>
        <li>
          {t('How well each eye sees, near and far, and which lens helps')}
        </li>
        <li>{t('How your eyes focus, move and work as a pair')}</li>
        <li>{t('The pressure in each eye, and your side vision')}</li>
        <li>{t('The front of the eye, under a microscope')}</li>
        <li>
          {t(
            'The lens, the retina and the optic nerve, often with drops that widen your pupils',
          )}
        </li>
      </ul>
    </FoldedPart>
    <FoldedPart title={t('Why every year, if nothing bothers you?')}>
      <p id="every-year">
        {t('Some eye diseases have no symptoms at first.')}
        <Cite id="eye-disease-without-warning" />
        {t(
          ' We also compare your photos from year to year. Two photos of the optic nerve tell us more than one. The American Optometric Association recommends yearly exams, too.',
        )}
        <Cite id="yearly-exam" />
      </p>
    </FoldedPart>
    <div className={layout.row}>
      <PageLink to="new-patients">
        {t('Your first visit, step by step')}
      </PageLink>
      <PageLink to="new-patients" hash="#cost">
        {t('See what an exam costs')}
      </PageLink>
      <PageLink to="eye-exam-near-me">
        {t('Eye exam near you in {city}', { city: practice.address.city })}
      </PageLink>
    </div>
  </ServiceSection>
);

const Eyewear = () => (
  <ServiceSection
    id="eyewear"
    tone="sand"
    illustration={text.picture ?? eyewearIllustration}
  >
    <p>
      {t(
        'Walk in for an adjustment any time we’re open, even if you bought your glasses elsewhere.',
      )}
    </p>
    <FoldedPart title={t('Lenses, prescriptions and remakes')}>
      <ul>
        <li>
          <strong>{t('Single vision:')}</strong>
          {t(' one distance across the whole lens.')}
        </li>
        <li>
          <strong>{t('Progressives:')}</strong>
          {t(
            ' distance at the top, reading at the bottom, no line between. Most people get used to them in a week or two.',
          )}
        </li>
        <li>
          <strong>{t('Computer glasses:')}</strong>
          {t(
            ' clear from the keyboard to across the room, but not for driving.',
          )}
        </li>
      </ul>
      <p>
        {t(
          'If your frame is in good shape, we can put new lenses in it. The prescription is yours, so compare prices, and buy where you like.',
        )}
      </p>
      {details.remake && (
        <>
          <h3>{t('If your new glasses don’t feel right')}</h3>
          <p>
            {t(
              'Tell us within {days} days of pickup. We’ll check the fit and the lenses. If the prescription is wrong, we’ll remake the lenses for free.',
              { days: details.remake.days },
            )}
          </p>
        </>
      )}
    </FoldedPart>
  </ServiceSection>
);

const beforeBed = offers('overnight-lenses')
  ? t('Take them out before bed, unless we fitted them for overnight wear.')
  : t('Take them out before bed.');

const ContactLenses = () => (
  <ServiceSection id="contact-lenses" illustration={contactLensesIllustration}>
    <p>
      {t(
        'We also fit contacts for astigmatism, for reading, and for unusually shaped corneas.',
      )}
      {contactLensFitting &&
        t(' A fitting is {price} without insurance.', {
          price: contactLensFitting.amount,
        })}
    </p>
    <FoldedPart title={t('Fitting, safe wear and reordering')}>
      <ol>
        <li>{t('We measure the curve of your eye and check your tears.')}</li>
        <li>
          {t(
            'You practice here with one of us until you can put both contacts in and take them out.',
          )}
        </li>
        <li>{t('You wear trial contacts at home and at work for a week.')}</li>
        <li>
          {t(
            'We look at your eyes again. Then we write the prescription and give you a copy.',
          )}
        </li>
      </ol>
      <p>
        {t(
          'Sleeping in contacts raises the risk of an infection that can damage your eyes for good.',
        )}
        <Cite id="contact-lens-sleep" />
        {t(
          ' {beforeBed} Keep water away from them, too. Take them out before you shower or swim.',
          { beforeBed },
        )}
        <Cite id="contact-lens-water" />
      </p>
      <div>
        <PageLink to="urgent-red-eye">
          {t('What to do about a painful red eye')}
        </PageLink>
      </div>
      <h3>{t('Reorder contacts')}</h3>
      <p>
        {t('Call ')}
        <PhoneLink />
        {t(
          ' or stop by, and we’ll order your next boxes. Your prescription has to be valid. It’s good for at least a year, unless your doctor set an earlier date for the health of your eyes.',
        )}
        <Cite id="contact-lens-prescription" />
        {t(' If it’s expired, book an exam first.')} {answers.orders}
      </p>
    </FoldedPart>
  </ServiceSection>
);

const MyopiaManagement = () => (
  <ServiceSection id="myopia" tone="mist" illustration={overnightLens}>
    <p>
      {t('Regular glasses make the board clear, but the eye keeps growing.')}{' '}
      {treatments.length === 1
        ? t(
            'One treatment can slow that growth, in some children more than in others.',
          )
        : t(
            '{treatments} can slow that growth, in some children more than in others.',
            {
              treatments: atStart(offered.treatments),
            },
          )}
      <Cite id="treatments-evidence" />{' '}
      {t('We use {names}.', { names: offered.names })}
    </p>
    <div className={layout.row}>
      <PageLink to="myopia-management">
        {t('What myopia is, and its risks')}
      </PageLink>
      <PageLink to="myopia-treatment">
        {treatments.length > 1
          ? t('Compare the treatments')
          : t('How the treatment works')}
      </PageLink>
      <PageLink to="myopia-doctor">
        {contracted(
          t('Meet {doctor}, our myopia doctor', {
            doctor: myopiaDoctor.nameInText,
          }),
        )}
      </PageLink>
    </div>
  </ServiceSection>
);

const Glaucoma = () => (
  <ServiceSection id="glaucoma" illustration={glaucomaIllustration}>
    <p>
      {t('Often there are no symptoms at first.')}
      <Cite id="glaucoma-silent" />
      {t(
        ' Your risk is higher if you’re over 60, if you’re Black and over 40, or if glaucoma runs in your family.',
      )}
      <Cite id="glaucoma-risk" />
    </p>
    <FoldedPart title={t('How we check for it and treat it')}>
      <p>
        {t(
          'One test alone can mislead, so we use three: your eye pressure, a scan of the optic nerve, and a map of your side vision. If they point to glaucoma, we start treatment here, usually with eye drops. We see you several times a year after that.',
        )}
      </p>
      <p>
        {t(
          'If you need laser treatment or surgery, we send you to a surgeon with your scans. Afterward, the surgeon sends us a report, and you come back to us.',
        )}
      </p>
    </FoldedPart>
    <PageLink to="eye-care-resources" hash="#glaucoma">
      {t('More about glaucoma')}
    </PageLink>
  </ServiceSection>
);

const Diabetes = () => (
  <ServiceSection id="diabetes" tone="sand" illustration={diabetesIllustration}>
    <p>
      {t('Diabetes can harm your eyes before you notice anything.')}
      <Cite id="diabetes-exam" />
      {t(
        ' So come in even if you see well. We widen your pupils with drops, look at the retina and take photos of it.',
      )}
    </p>
    <p>
      {t(
        'We send what we find to the doctor who treats your diabetes. You get a copy, too. If your retina needs treatment, we refer you to a specialist.',
      )}
    </p>
  </ServiceSection>
);

const Children = () => (
  <ServiceSection id="children" illustration={kidsIllustration}>
    <p>
      {t(
        'We use lights, toys and pictures. A baby’s exam takes about 30 minutes, a school-age child’s about an hour, drops included.',
      )}
      {childExam &&
        t(' It’s {price} without insurance.', { price: childExam.amount })}
    </p>
    <div className={layout.row}>
      <PageLink to="for-kids">{t('Kids’ eye exams: when to come')}</PageLink>
      <PageLink to="for-kids" hash="#screening">
        {t('Failed a school screening?')}
      </PageLink>
    </div>
  </ServiceSection>
);

export const PageData = () => (
  <StructuredData page={page} nodes={services.map(serviceNode)} />
);

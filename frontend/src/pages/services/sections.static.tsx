import { myopiaDoctor } from 'practice/core';
import { details } from 'practice/details';
import type { ReactNode } from 'react';
import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/lists';
import { Illustration, type IllustrationFile } from '@/components/illustration';
import drops from '@/components/illustrations/services/drops.tsx?illustration';
import examsIllustration from '@/components/illustrations/services/exams.tsx?illustration';
import glaucomaIllustration from '@/components/illustrations/services/eye-health.tsx?illustration';
import eyewearIllustration from '@/components/illustrations/services/eyewear.tsx?illustration';
import glasses from '@/components/illustrations/services/myopia-glasses.tsx?illustration';
import overnightLens from '@/components/illustrations/services/overnight-lens.tsx?illustration';
import softLens from '@/components/illustrations/services/soft-lens.tsx?illustration';
import { PageLink, PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { Statement, words } from '@/components/statement/statement';
import { UrgentSigns } from '@/components/urgent/urgent-signs.static';
import { atStart } from '@/content/in-words';
import { offers } from '@/content/offered-treatments';
import { practice } from '@/content/practice';
import {
  children,
  contactLenses,
  diabetes,
  exams,
  eyewear,
  glaucoma,
  myopia,
  type Service,
  services,
} from '@/content/services';
import {
  atropine,
  myopiaGlasses,
  offered,
  overnightLenses,
  softLenses,
  type Treatment,
  treatments,
} from '@/content/treatments';
import { serviceNode } from '@/seo/structured-data/service';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { t } from 'shared/t';
import contactLensesIllustration from './illustrations/contact-lenses.tsx?illustration';
import diabetesIllustration from './illustrations/diabetes.tsx?illustration';
import kidsIllustration from './illustrations/kids.tsx?illustration';
import { page } from './page';
import styles from './services.module.css';

interface ServiceSectionProps {
  service: Service;
  tone?: 'paper' | 'sand' | 'mist';
  illustration: IllustrationFile;
  facts: readonly (readonly [label: string, fact: ReactNode])[];
  children: ReactNode;
}

/** One service: its illustration and quick facts on one side, its text on the other. */
function ServiceSection({ service, tone, illustration, facts, children }: ServiceSectionProps) {
  return (
    <Section id={service.id} title={service.name} tone={tone}>
      <div className={styles.columns}>
        <Illustration file={illustration} alt="" className={styles.illustration} />
        <div className={styles.text}>
          <p className={styles.summary}>{service.summary}</p>
          {children}
        </div>
        <div className={styles.facts}>
          <DescriptionList items={facts} />
        </div>
      </div>
    </Section>
  );
}

const { exam } = details.prices;

export function Exams() {
  return (
    <ServiceSection
      service={exams}
      illustration={examsIllustration}
      facts={[
        [t('How often'), t('Once a year')],
        [t('How long'), t('About 60 minutes')],
        ...(exam ? [[t('Price'), t('{price} without insurance', { price: exam })] as const] : []),
        [
          t('Bring'),
          t('Your glasses, contact lens boxes, a list of medicines, your insurance cards'),
        ],
      ]}
    >
      <h3>{t('What we check')}</h3>
      <ul>
        <li>{t('How well each eye sees, near and far, and which lens helps')}</li>
        <li>{t('How your eyes focus, move and work as a pair')}</li>
        <li>{t('The pressure in each eye, and your side vision')}</li>
        <li>{t('The front of the eye, under a microscope')}</li>
        <li>
          {t('The lens, the retina and the optic nerve, often with drops that widen your pupils')}
        </li>
      </ul>
      <p>
        {t('The drops can blur your vision for a few hours.')}
        <Cite id="dilation-blur-hours" />
        {practice.transit
          ? t(' Have someone drive you home, or come by train.')
          : t(' Have someone drive you home.')}
      </p>
      <ul className={styles.links}>
        <li>
          <PageLink to="new-patients">{t('Your first visit, step by step')}</PageLink>
        </li>
        <li>
          <PageLink to="new-patients" hash="#cost">
            {t('See what an exam costs')}
          </PageLink>
        </li>
        <li>
          <PageLink to="eye-exam-near-me">
            {t('Eye exam near you in {city}', { city: practice.address.city })}
          </PageLink>
        </li>
      </ul>
    </ServiceSection>
  );
}

export function EveryYear() {
  return (
    <Statement id="every-year" heading={t('Why every year, if nothing bothers you?')}>
      <p className={words}>
        {t('Many eye diseases have no symptoms at first.')}
        <Cite id="eye-disease-without-warning" />
      </p>
      <p>
        {t(
          'We also compare your photos from year to year. Two photos of the optic nerve tell us more than one. The American Optometric Association recommends yearly exams, too.',
        )}
        <Cite id="yearly-exam" />
      </p>
    </Statement>
  );
}

export function Eyewear() {
  return (
    <ServiceSection
      service={eyewear}
      tone="sand"
      illustration={eyewearIllustration}
      facts={[
        [t('Your prescription'), t('On paper after the exam, yours to use anywhere')],
        [
          t('Adjustments'),
          t('Walk in any time we’re open, even if you bought your glasses elsewhere'),
        ],
      ]}
    >
      <p>
        {t(
          'Tell us what you look at most: a phone, two screens, sheet music, the road. We measure the distances and help you pick the right lenses.',
        )}
      </p>
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
          {t(' clear from the keyboard to across the room, but not for driving.')}
        </li>
      </ul>
      <p>
        {t(
          'If your frame is in good shape, we can put new lenses in it. By law, we give you your prescription even if you don’t ask.',
        )}
        <Cite id="eyeglass-prescription-rule" />
        {t(' So compare prices, and buy where you like.')}
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
    </ServiceSection>
  );
}

const { contactLensFitting } = details.prices;

const beforeBed = offers('overnight-lenses')
  ? t('Take them out before bed, unless we fitted them for overnight wear.')
  : t('Take them out before bed.');

export function ContactLenses() {
  return (
    <ServiceSection
      service={contactLenses}
      illustration={contactLensesIllustration}
      facts={[
        [t('Visits'), t('An exam, a fitting, and a check a week later')],
        [
          t('We also fit'),
          t('Contacts for astigmatism, for reading, and for unusually shaped corneas'),
        ],
        ...(contactLensFitting
          ? [
              [
                t('Price of a fitting'),
                t('{price} without insurance', { price: contactLensFitting }),
              ] as const,
            ]
          : []),
      ]}
    >
      <ol>
        <li>{t('We measure the curve of your eye and check your tears.')}</li>
        <li>
          {t(
            'You practice here with one of us until you can put both contacts in and take them out.',
          )}
        </li>
        <li>{t('You wear trial contacts at home and at work for a week.')}</li>
        <li>{t('We look at your eyes again. Then we write the prescription.')}</li>
      </ol>
      <p>
        {t('Sleeping in contacts makes an eye infection six to eight times as likely.')}
        <Cite id="contact-lens-sleep" />
        {t(
          ' {beforeBed} Keep water away from them, too. Take them out before you shower or swim.',
          { beforeBed },
        )}
        <Cite id="contact-lens-water" />
      </p>
      <UrgentSigns only={['red-eye']} explained />
      <h3>{t('Reorder contacts')}</h3>
      <p>
        {t('Call ')}
        <PhoneLink />
        {t(
          ' or stop by, and we’ll order your next boxes. Your prescription has to be valid. It’s good for at least a year, unless your doctor set an earlier date for the health of your eyes.',
        )}
        <Cite id="contact-lens-prescription" />
        {t(' If it’s expired, book an exam first.')}
      </p>
    </ServiceSection>
  );
}

export function MyopiaManagement() {
  return (
    <Section id={myopia.id} title={myopia.name} tone="mist">
      <p className={styles.summary}>{myopia.summary}</p>
      <p>
        {t('Regular glasses make the board clear, but the eye keeps growing.')}{' '}
        {treatments.length === 1
          ? t('One treatment can slow that growth, in some children more than in others.')
          : t('{treatments} can slow that growth, in some children more than in others.', {
              treatments: atStart(offered.treatments),
            })}
        <Cite id="treatments-evidence" />
        {t(
          ' Nothing can make the eye shorter again. So ask about treatment while your child’s prescription is still getting stronger.',
        )}
      </p>
      <MyopiaTreatments />
      <ul className={styles.links}>
        <li>
          <PageLink to="myopia-management">{t('What myopia is, and its risks')}</PageLink>
        </li>
        <li>
          <PageLink to="myopia-treatment">
            {treatments.length > 1 ? t('Compare the treatments') : t('How the treatment works')}
          </PageLink>
        </li>
        <li>
          <PageLink to="myopia-doctor">
            {t('Meet {doctor}, our myopia doctor', { doctor: myopiaDoctor.name })}
          </PageLink>
        </li>
      </ul>
    </Section>
  );
}

interface TreatmentCardProps {
  treatment: Treatment;
  illustration: IllustrationFile;
  children: ReactNode;
}

function TreatmentCard({ treatment, illustration, children }: TreatmentCardProps) {
  return (
    <Card
      title={treatment.name}
      illustration={<Illustration file={illustration} alt="" className={styles.treatment} />}
    >
      <p>{children}</p>
    </Card>
  );
}

function MyopiaTreatments() {
  return (
    <CardGrid>
      {offers('overnight-lenses') && (
        <TreatmentCard treatment={overnightLenses} illustration={overnightLens}>
          {t(
            'Firm contacts your child sleeps in. They shape the front of the eye overnight, so your child sees clearly all day without glasses.',
          )}
        </TreatmentCard>
      )}
      {offers('soft-lenses') && (
        <TreatmentCard treatment={softLenses} illustration={softLens}>
          {t(
            'Contacts your child wears all day and throws away at night. Rings in the lens focus some light in front of the retina, which helps slow the growth of the eye.',
          )}
        </TreatmentCard>
      )}
      {offers('atropine') && (
        <TreatmentCard treatment={atropine} illustration={drops}>
          {t(
            'One drop in each eye at bedtime, and glasses during the day. Using the drops to slow myopia is off-label in the US.',
          )}
          <Cite id="atropine-label" />
          {t(' A compounding pharmacy mixes them.')}
          <Cite id="atropine-compounded" />
        </TreatmentCard>
      )}
      {offers('myopia-glasses') && (
        <TreatmentCard treatment={myopiaGlasses} illustration={glasses}>
          {t(
            'Glasses with rings of tiny dots in the lenses. They’re the first that the FDA has authorized to slow myopia, for children who start at ages 6 to 12.',
          )}
          <Cite id="glasses-authorized" />
        </TreatmentCard>
      )}
    </CardGrid>
  );
}

const medicare = [
  'Medicare',
  <>
    {t('Part B covers a yearly screening if you’re at high risk')}
    <Cite id="medicare-glaucoma-screening" />
  </>,
] as const;

export function Glaucoma() {
  return (
    <ServiceSection
      service={glaucoma}
      illustration={glaucomaIllustration}
      facts={[
        [
          t('Tell us about'),
          t('A parent, brother or sister with glaucoma, and any steroid drops or pills'),
        ],
        ...(practice.insurers.medicare ? [medicare] : []),
      ]}
    >
      <p>
        {t('Half of the people who have it don’t know.')}
        <Cite id="glaucoma-silent" />
        {t(
          ' Your brain fills in the gaps, so you don’t notice them until they’re large. Your risk is higher if you’re over 60, if you’re Black and over 40, or if glaucoma runs in your family.',
        )}
        <Cite id="glaucoma-risk" />
      </p>
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
      <PageLink to="eye-care-resources" hash="#glaucoma">
        {t('More about glaucoma')}
      </PageLink>
    </ServiceSection>
  );
}

export function Diabetes() {
  return (
    <ServiceSection
      service={diabetes}
      tone="sand"
      illustration={diabetesIllustration}
      facts={[
        [t('How often'), t('At least once a year')],
        [t('Bring'), t('A list of your medicines, your insurance cards and your doctor’s name')],
      ]}
    >
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
      <PageLink to="eye-care-resources" hash="#how-often">
        {t('How often you need an eye exam')}
      </PageLink>
    </ServiceSection>
  );
}

const { childExam } = details.prices;

export function Children() {
  return (
    <ServiceSection
      service={children}
      illustration={kidsIllustration}
      facts={[
        [t('A baby'), t('On your lap, about 30 minutes')],
        [t('A school-age child'), t('About an hour, drops included')],
        ...(childExam
          ? [[t('Price'), t('{price} without insurance', { price: childExam })] as const]
          : []),
      ]}
    >
      <p>
        {t(
          'We use lights, toys and pictures. A moving light and a few lenses show the doctor how strong the glasses should be. Your child doesn’t have to say a word.',
        )}
      </p>
      <p>
        {t(
          'Brothers and sisters can have their exams back to back. We have a table with pencils, and the kids’ frames hang low enough for kids to reach.',
        )}
      </p>
      <ul className={styles.links}>
        <li>
          <PageLink to="for-kids">{t('Kids’ eye exams: when to come')}</PageLink>
        </li>
        <li>
          <PageLink to="for-kids" hash="#screening">
            {t('Failed a school screening?')}
          </PageLink>
        </li>
      </ul>
    </ServiceSection>
  );
}

export function PageData() {
  return <StructuredData page={page} nodes={services.map(serviceNode)} />;
}

import { Section } from '@/components/section';

/** build/contact-card.ts writes both files. */
export default function SaveNumber() {
  return (
    <Section
      title="Save our number"
      illustration={
        <img
          src="/contact-qr.svg"
          width="200"
          height="200"
          alt="QR code that opens this page on your phone"
          loading="lazy"
          data-print="yes"
        />
      }
    >
      <p>Point your phone’s camera at the code to open this page there. Then tap to call.</p>
      {/* With a target, so that the browser opens it and not the router. */}
      <a href="/contact.vcf" target="_self">
        Add us to your contacts
      </a>
    </Section>
  );
}

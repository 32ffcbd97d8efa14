export const goodMessage = {
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@visitor.example',
  phone: '732-555-0101',
  subject: 'Insurance Questions',
  message: 'Do you take my insurance?\nThank you.',
  consent: true,
};

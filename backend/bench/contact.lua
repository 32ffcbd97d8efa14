dofile('bench/src/programs/wrk-summary.lua')

-- Always the same message. The server treats each as a new one, because it has no idempotency key.
wrk.method = 'POST'
wrk.headers['Content-Type'] = 'application/json'
wrk.body = '{"firstName":"Ann","lastName":"Example","email":"ann@visitor.example","phone":"732-555-0101",'
  .. '"subject":"Insurance Questions","message":"Do you take my insurance? Thank you.","consent":true}'

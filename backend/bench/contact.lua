dofile('bench/src/programs/wrk-summary.lua')

-- One message, sent again and again; each of them is a new one to the server.
wrk.method = 'POST'
wrk.headers['Content-Type'] = 'application/json'
wrk.body = '{"firstName":"Ann","lastName":"Example","email":"ann@visitor.example","phone":"732-555-0101",'
  .. '"subject":"Insurance Questions","message":"Do you take my insurance? Thank you.","consent":true}'

// Made from openapi.json by `npm run openapi`; do not edit.
export interface paths {
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in member; 401 for a visitor
         * @description Requires a signed-in user.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in; a form is redirected to returnTo
         * @description If the member has a second factor, the right password answers 401 SECOND_FACTOR_REQUIRED; `details.factors` says what to send to POST /api/login/factor with the cookie of this answer. Open to everyone.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an account and signs in; a form is redirected to returnTo
         * @description Open to everyone.
         */
        post: operations["registerMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signs out and redirects to the home page
         * @description Open to everyone.
         */
        get: operations["signOut"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails a link to set a new password, if the address has an account
         * @description Open to everyone.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a link to set a new password still works; does not use it up
         * @description Open to everyone.
         */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails a new link to confirm your email address
         * @description Requires a signed-in user.
         */
        post: operations["resendEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the link in the email; ends all sessions of the account
         * @description Open to everyone.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms an email address with the link in the email
         * @description Open to everyone.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways to sign in besides the form
         * @description Open to everyone.
         */
        get: operations["listSignInProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirects to the OpenID provider
         * @description Open to everyone.
         */
        get: operations["startProviderSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address to which the provider redirects
         * @description Open to everyone.
         */
        get: operations["finishProviderSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The factors that complete the sign-in of this session
         * @description Open to everyone.
         */
        get: operations["getPendingFactors"];
        put?: never;
        /**
         * Completes the sign-in with a code or a passkey; a form is redirected to returnTo
         * @description Open to everyone.
         */
        post: operations["completeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/factor/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The options to use a passkey in the browser; valid once, for five minutes
         * @description Open to everyone.
         */
        post: operations["beginSignInPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes your password and signs you out everywhere else
         * @description Requires a signed-in user.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your sessions: this one first, then the most recently used
         * @description Requires a signed-in user.
         */
        get: operations["listMemberSessions"];
        put?: never;
        post?: never;
        /**
         * Signs you out everywhere else
         * @description Requires a signed-in user.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Signs you out in one place
         * @description Requires a signed-in user.
         */
        delete: operations["endMemberSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to 8 places that begin with a text, the largest first, or ZIP codes
         * @description Open to everyone.
         */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active and pending contracts, newest first unless another order is given
         * @description Open to everyone.
         */
        get: operations["listContracts"];
        put?: never;
        /**
         * Lists a contract for takeover; it is live at once
         * @description Requires a signed-in user.
         */
        post: operations["submitContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One contract in any status
         * @description Open to everyone.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contracts for sale of the same type, in the same place first, then by how near the payment is
         * @description Open to everyone.
         */
        get: operations["listSimilarContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facts/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The facts that contracts of a type can state
         * @description Open to everyone.
         */
        get: operations["listFactDefinitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/true-cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a contract costs, with assumptions of the caller
         * @description Open to everyone.
         */
        post: operations["computeTrueCost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contract-facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The values that the filtered contracts have, with their numbers
         * @description Open to everyone.
         */
        get: operations["listContractFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed since the contract was listed, newest first
         * @description Open to everyone.
         */
        get: operations["listContractChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every contract, whatever its status, newest first
         * @description Requires an admin.
         */
        get: operations["listAllContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a contract; any status may follow any other
         * @description One that sets the status needs a recent proof of identity, because it may end a transfer. Requires an admin.
         */
        put: operations["updateContract"];
        post?: never;
        /**
         * Deletes a contract with its messages; one with a purchase is refused
         * @description Requires an admin.
         */
        delete: operations["deleteContract"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contracts/{id}/off-market": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets an active contract to cancelled
         * @description Refused for one that is sold or in transfer, unlike PUT. Requires an admin.
         */
        post: operations["takeContractOffMarket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/flagged-contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contracts with contact details or off-site payment hints, and hidden ones, newest first
         * @description Requires an admin.
         */
        get: operations["listFlaggedContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/flagged-contracts/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many flagged contracts no admin has hidden or cleared yet
         * @description Requires an admin.
         */
        get: operations["countFlaggedContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contracts/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides a contract and takes it off the market
         * @description Refused while the contract is being transferred. Requires an admin.
         */
        post: operations["hideContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contracts/{id}/unhide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows a hidden contract again; its status stays
         * @description Requires an admin.
         */
        post: operations["unhideContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contracts/{id}/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes wrong flags, so that everyone reads the original texts
         * @description Requires an admin.
         */
        post: operations["clearContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photos of a contract in their order; the first one is its cover
         * @description Open to everyone.
         */
        get: operations["listPhotos"];
        put?: never;
        /**
         * Adds a photo to an own contract
         * @description The body is the image itself: at most 10 MB and 50 megapixels, at least 400 x 300 pixels, not animated. All metadata, such as the place where it was taken, is removed. The same file sent again is the same photo. Requires a signed-in user.
         */
        post: operations["addPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes one of your photos; an admin may delete any
         * @description Requires a signed-in user.
         */
        delete: operations["deletePhoto"];
        options?: never;
        head?: never;
        /**
         * Describes one of your photos or moves it among the photos of its contract
         * @description Requires a signed-in user.
         */
        patch: operations["changePhoto"];
        trace?: never;
    };
    "/api/payments/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the browser reaches the payment provider
         * @description Open to everyone.
         */
        get: operations["getPaymentsConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a payment of the transfer fee, or returns the one that is open
         * @description Requires a signed-in user.
         */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/complete-purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buys the contract with a confirmed payment; safe to repeat
         * @description Requires a signed-in user.
         */
        post: operations["completePurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the viewer bought or tried to buy, newest first
         * @description Requires a signed-in user.
         */
        get: operations["listPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's contracts that were bought, newest first
         * @description Requires a signed-in user.
         */
        get: operations["listSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/my-purchase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's purchase of a contract, or its sale if they listed it
         * @description Requires a signed-in user.
         */
        get: operations["getMyPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One purchase, for its receipt
         * @description Requires a signed-in user.
         */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every purchase with its history and the provider's id, newest first
         * @description Requires an admin.
         */
        get: operations["listAllPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/purchases/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds the buyer; a pending contract is for sale again, or cancelled if asked for
         * @description Requires an admin.
         */
        post: operations["refundPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives the provider's events, authenticated by their signature
         * @description Open to everyone.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest messages of a contract's public thread, oldest first
         * @description A Link header with rel="next" points to older messages, or to newer ones with `after`. Open to everyone.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Sends a message to the public thread
         * @description Requires a signed-in user.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Threads the viewer wrote in or whose contract they listed; unread first, then newest first
         * @description Requires a signed-in user.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many conversations have unread messages; 0 for visitors
         * @description Open to everyone.
         */
        get: operations["countUnreadConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks all messages of the thread as read, if the viewer takes part in it
         * @description Requires a signed-in user.
         */
        post: operations["markConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/flagged-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages with contact details or off-site payment hints, and hidden ones, newest first
         * @description Requires an admin.
         */
        get: operations["listFlaggedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/flagged-messages/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many flagged messages no admin has hidden or cleared yet
         * @description Requires an admin.
         */
        get: operations["countFlaggedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hides a message; it keeps its position in the thread
         * @description Requires an admin.
         */
        post: operations["hideMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}/unhide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows a hidden message again
         * @description Requires an admin.
         */
        post: operations["unhideMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes wrong flags, so that everyone reads the original message
         * @description Requires an admin.
         */
        post: operations["clearMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's transfers, newest first
         * @description Requires a signed-in user.
         */
        get: operations["listTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One transfer, for its parties and admins
         * @description Requires a signed-in user.
         */
        get: operations["getTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The viewer's transfer of a contract: the open one, or else the newest
         * @description Requires a signed-in user.
         */
        get: operations["getContractTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts the transfer; once both have, they see how to reach each other
         * @description Requires a signed-in user.
         */
        post: operations["acceptTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The holder declines; the buyer gets the fee back
         * @description Requires a signed-in user.
         */
        post: operations["declineTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the transfer; the fee goes back, unless the buyer withdraws after both have accepted
         * @description Requires a signed-in user.
         */
        post: operations["withdrawTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/end-stalled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a transfer whose step is more than a week late
         * @description Requires a signed-in user.
         */
        post: operations["endStalledTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/steps/{key}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the current step is done
         * @description Requires a signed-in user.
         */
        post: operations["completeStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/steps/{key}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms what the other party said: the step is done
         * @description Requires a signed-in user.
         */
        post: operations["confirmStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/steps/{key}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopens the other party's last step, within five days
         * @description Requires a signed-in user.
         */
        post: operations["reopenStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/steps/{key}/expect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Names a later day for the current step; a day beyond twice its time needs the other party
         * @description Requires a signed-in user.
         */
        post: operations["expectStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/steps/{key}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks to skip the current step, or agrees to it
         * @description Requires a signed-in user.
         */
        post: operations["skipStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/steps/{key}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records what stops the transfer; the other party answers
         * @description Requires a signed-in user.
         */
        post: operations["recordRefusal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/steps/{key}/refusal-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers the other party's refusal: agreeing ends the transfer, an objection goes to an admin
         * @description Requires a signed-in user.
         */
        post: operations["answerRefusal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest messages of a transfer's private thread, oldest first
         * @description For its parties, and for admins, who leave an audit entry. A Link header with rel="next" points to older messages, or to newer ones with `after`. Requires a signed-in user.
         */
        get: operations["listTransferMessages"];
        put?: never;
        /**
         * Sends a message to a transfer's private thread
         * @description Requires a signed-in user.
         */
        post: operations["sendTransferMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transfers/{id}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks all private messages of the transfer as read by the viewer
         * @description Requires a signed-in user.
         */
        post: operations["markTransferRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every transfer: stalled ones first, then those that wait for an admin, the other open ones, and the rest
         * @description Requires an admin.
         */
        get: operations["listAllTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures about transfers, for admins
         * @description Requires an admin.
         */
        get: operations["getTransferNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the parties to a transfer can be reached; each reading is recorded
         * @description Requires an admin.
         */
        get: operations["getTransferContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the current step more days
         * @description Requires an admin.
         */
        post: operations["extendStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers/{id}/complete-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that the current step is done; written consent needs its date and who gave it
         * @description Requires an admin.
         */
        post: operations["adminCompleteStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers/{id}/skip-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skips the current step, but never written consent
         * @description Requires an admin.
         */
        post: operations["adminSkipStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops every deadline until the transfer is resumed
         * @description Requires an admin.
         */
        post: operations["pauseTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets the transfer go on; every deadline moves by the pause
         * @description Requires an admin.
         */
        post: operations["resumeTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes the transfer, if every written consent it needs is recorded
         * @description Requires an admin.
         */
        post: operations["completeTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the transfer and decides about fee and contract
         * @description Requires an admin.
         */
        post: operations["cancelTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers/{id}/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides about the fee of a transfer that ended without it
         * @description Requires an admin.
         */
        post: operations["decideFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contracts that you have saved, the last one first
         * @description Requires a signed-in user.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of the contracts that you have saved; none for visitors
         * @description Open to everyone.
         */
        get: operations["favouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites/{contractId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a contract; you are told when it changes
         * @description Requires a signed-in user.
         */
        put: operations["addFavourite"];
        post?: never;
        /**
         * Removes a contract from your favorites
         * @description Requires a signed-in user.
         */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your saved searches, at most 20, in the order in which you saved them
         * @description Requires a signed-in user.
         */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Saves a search; you are told of contracts that match it from now on
         * @description Requires a signed-in user.
         */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a saved search
         * @description Requires a signed-in user.
         */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        /**
         * Changes name, search or frequency; what is absent stays as it is
         * @description Requires a signed-in user.
         */
        patch: operations["updateSavedSearch"];
        trace?: never;
    };
    "/api/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contracts that the viewer listed, in any status, newest first
         * @description Requires a signed-in user.
         */
        get: operations["listListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edits your own contract; a change of its terms releases payments that are open
         * @description Requires a signed-in user.
         */
        put: operations["updateMyContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that it is still available, which keeps it listed
         * @description Requires a signed-in user.
         */
        post: operations["renewContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes it off the market for up to 60 days
         * @description Requires a signed-in user.
         */
        post: operations["pauseContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a pause
         * @description Requires a signed-in user.
         */
        post: operations["resumeContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes it off the market; it can be relisted for 90 days
         * @description Requires a signed-in user.
         */
        post: operations["withdrawContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/relist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts it back on the market
         * @description Requires a signed-in user.
         */
        post: operations["relistContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/listings/{id}/elsewhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes it off the market for good, because it is gone
         * @description Requires a signed-in user.
         */
        post: operations["markElsewhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a contract listed, or lists it again, with the token from an email
         * @description Open to everyone.
         */
        post: operations["renewRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page that asks whether to keep a contract listed; changes nothing
         * @description Open to everyone.
         */
        get: operations["askRenewal"];
        put?: never;
        /**
         * The button of that page. The body is not read
         * @description Open to everyone.
         */
        post: operations["confirmRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your notifications, newest first
         * @description Requires a signed-in user.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many notifications are unread; 0 for visitors
         * @description Open to everyone.
         */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks notifications as read; answers how many are still unread
         * @description Requires a signed-in user.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you want which kind of notification
         * @description Requires a signed-in user.
         */
        get: operations["notificationPreferences"];
        /**
         * Changes where you want one kind of notification
         * @description Deadlines and money cannot be switched off (409). Requires a signed-in user.
         */
        put: operations["setNotificationPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page that asks whether to stop these emails; changes nothing
         * @description Open to everyone.
         */
        get: operations["askUnsubscribe"];
        put?: never;
        /**
         * Stops the emails that the token names, with one click (RFC 8058)
         * @description The body is not read: mailboxes send the form `List-Unsubscribe=One-Click`. Open to everyone.
         */
        post: operations["unsubscribeUnsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a contract, a message, or the other party of a transfer; once each, 10 a day
         * @description Requires a signed-in user.
         */
        post: operations["reportReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/my-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you have reported on a contract and its thread
         * @description Requires a signed-in user.
         */
        get: operations["reportsOnContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contracts/{id}/still-available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For the holder of a contract that was reported as gone: it is still available
         * @description Requires a signed-in user.
         */
        post: operations["confirmAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports, urgent ones first, then by `sort`
         * @description Requires an admin.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many reports are open
         * @description Requires an admin.
         */
        get: operations["countReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolves all open reports of the same target
         * @description Requires an admin.
         */
        post: operations["resolveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members as a file
         * @description Requires an admin.
         */
        get: operations["downloadUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contracts.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contracts in any status as a file
         * @description Requires an admin.
         */
        get: operations["downloadContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/purchases.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases as a file
         * @description Requires an admin.
         */
        get: operations["downloadPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transfers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Transfers as a file, those that need attention first
         * @description Requires an admin.
         */
        get: operations["downloadTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports as a file, urgent ones first, then by `sort`
         * @description Requires an admin.
         */
        get: operations["downloadReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the last days and of the period before
         * @description Requires an admin.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Actions of admins, newest first
         * @description Requires an admin.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a contact request to the operator; errors also contain `success: false`
         * @description Open to everyone.
         */
        post: operations["sendContactRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact requests, newest first
         * @description Requires an admin.
         */
        get: operations["listContactRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-requests/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many contact requests are not answered yet
         * @description Requires an admin.
         */
        get: operations["countContactRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-requests/{id}/answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Marks a contact request as answered or not
         * @description Requires an admin.
         */
        put: operations["markContactRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of the site; empty until an admin creates some
         * @description Open to everyone.
         */
        get: operations["listContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/initialize-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the missing sections of the landing page
         * @description Requires an admin.
         */
        post: operations["initializeContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preview-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A preview of a text as others would read it, with hints for its writer; nothing is stored
         * @description Requires a signed-in user.
         */
        post: operations["previewText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How your account is protected
         * @description Requires a signed-in user.
         */
        get: operations["getSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new key for your authenticator app; it takes effect when confirmed
         * @description Requires a signed-in user.
         */
        post: operations["beginAuthenticator"];
        /**
         * Removes your authenticator app
         * @description Requires a signed-in user.
         */
        delete: operations["removeAuthenticator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/authenticator/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enables your authenticator app with its first code
         * @description Requires a signed-in user.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The options to create a passkey in the browser; valid once, for five minutes
         * @description Requires a signed-in user.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a passkey that the browser created
         * @description Requires a signed-in user.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a passkey of yours
         * @description Requires a signed-in user.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes; the old ones stop working
         * @description Requires a signed-in user.
         */
        post: operations["newRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms your identity for the next 15 minutes of this session
         * @description Required after a STEP_UP_REQUIRED response. Members with a second factor use that, others their password. Requires a signed-in user.
         */
        post: operations["confirmIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/step-up/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The options to use your passkey in the browser; valid once, for five minutes
         * @description Requires a signed-in user.
         */
        post: operations["beginStepUpPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process is alive
         * @description Does not check the database; see /readyz. Open to everyone.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process can serve requests
         * @description The database answers and is up to date; 503 until then. Open to everyone.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All settings, newest first
         * @description Requires an admin.
         */
        get: operations["listSettings"];
        put?: never;
        /**
         * Creates a setting; its key must be new
         * @description Requires an admin.
         */
        post: operations["createSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/initialize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the missing default settings
         * @description Requires an admin.
         */
        post: operations["initializeSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the text of a setting
         * @description Requires an admin.
         */
        put: operations["updateSetting"];
        post?: never;
        /**
         * Deletes a setting; the site falls back to its default text
         * @description Requires an admin.
         */
        delete: operations["deleteSetting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets your first name, your last name or both
         * @description Requires a signed-in user.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members, newest first
         * @description Requires an admin.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/make-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a member an admin, with immediate effect
         * @description Requires an admin.
         */
        post: operations["makeAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspends a member: sessions end at once, active contracts are cancelled
         * @description Refused for your own account and for admins. Requires an admin.
         */
        post: operations["suspendUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstates a suspended member; their contracts stay cancelled
         * @description Requires an admin.
         */
        post: operations["reinstateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Anonymizes an account and ends its sessions
         * @description Requires an admin.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything stored about you, as a file to download
         * @description Requires a signed-in user.
         */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes your account permanently
         * @description Refused while a payment or transfer of yours is in progress, and for admins, whom another admin must delete. Members with a second factor, or without a password, confirm their identity first. Requires a signed-in user.
         */
        delete: operations["deleteOwnData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything stored about a member, as a file to download
         * @description Requires an admin.
         */
        get: operations["exportAdminOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CurrentUser: {
            /**
             * Format: uuid
             * @description Identifies the member.
             */
            id: string;
            /**
             * Format: email
             * @description Email address.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description First name.
             * @example Ada
             */
            firstName: string | null;
            /**
             * @description Last name.
             * @example Byron
             */
            lastName: string | null;
            /** @description True for admins. */
            isAdmin: boolean;
            /**
             * Format: date-time
             * @description Member since.
             */
            createdAt: string;
            /** @description True once the email address was confirmed. */
            emailVerified: boolean;
        };
        SignInInput: {
            /**
             * Format: email
             * @description Email address, any case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description The account’s password.
             * @example correct horse battery
             */
            password: string;
        };
        RegisterInput: {
            /**
             * Format: email
             * @description Email address, any case.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description At least 10 characters, not easy to guess.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description First name.
             * @example Ada
             */
            firstName?: string | null;
            /**
             * @description Last name.
             * @example Byron
             */
            lastName?: string | null;
            /**
             * @description The person is 18 or older and accepts the terms.
             * @example true
             * @enum {boolean}
             */
            acceptTerms: true;
        };
        ForgotPasswordInput: {
            /**
             * Format: email
             * @description Email address, any case.
             * @example ada@example.com
             */
            email: string;
        };
        /** @description The result of an operation that returns no data. */
        Done: {
            /**
             * @description Always true.
             * @example true
             */
            success: boolean;
        };
        ResetLinkInput: {
            /** @description The token of the link in the email. */
            token: string;
        };
        /** @description Whether a link to set a new password still works. */
        ResetLink: {
            /**
             * @description False if the link was used, has expired or never existed.
             * @example true
             */
            valid: boolean;
        };
        ResetPasswordInput: {
            /** @description The token of the link in the email. */
            token: string;
            /**
             * @description The new password.
             * @example correct horse battery
             */
            password: string;
        };
        VerifyEmailInput: {
            /** @description The token of the link in the email. */
            token: string;
        };
        /** @description An OpenID provider. */
        Provider: {
            /**
             * @description Display name.
             * @example id.example.com
             */
            name: string;
            /**
             * @description The address to send the browser to.
             * @example /api/login/oidc
             */
            url: string;
        };
        /** @description The ways to sign in besides the form. */
        Providers: {
            /** @description The OpenID provider; null without one. */
            oidc: components["schemas"]["Provider"] | null;
        };
        /** @description The factors that complete a sign-in. */
        PendingFactors: {
            /** @description The factors that the member has, the easiest first. */
            factors: ("passkey" | "authenticator" | "recovery-code")[];
        };
        ProofInput: {
            /**
             * @description The six digits your authenticator app shows, or a recovery code.
             * @example 123456
             */
            code?: string | null;
            /** @description The browser's response to the passkey options, as JSON. */
            passkey?: string | null;
            /** @description Your password; only for accounts without a second factor. */
            password?: string | null;
        };
        PasskeyOptions: {
            /**
             * @description The options as JSON text.
             * @example {"challenge":"..."}
             */
            options: string;
        };
        ChangePasswordInput: {
            /**
             * @description Your current password.
             * @example correct horse battery
             */
            currentPassword: string;
            /**
             * @description At least 10 characters, not easy to guess.
             * @example a quiet walk by the harbor
             */
            newPassword: string;
        };
        Confirmed: {
            /**
             * @description Always true.
             * @example true
             */
            success: boolean;
        };
        MemberSession: {
            /**
             * Format: uuid
             * @description Identifies the session; it differs from the value of the cookie.
             */
            id: string;
            /**
             * @description Browser and system of the sign-in.
             * @example Chrome on macOS
             */
            device: string;
            /**
             * @description The IP address of the sign-in; null for older sessions.
             * @example 203.0.113.7
             */
            ip: string | null;
            /**
             * Format: date-time
             * @description When the member signed in.
             */
            signedInAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to within ten minutes.
             */
            lastSeenAt: string;
            /** @description True for the session of this request. */
            current: boolean;
        };
        Place: {
            /**
             * @description For `placeId`: its number at GeoNames; null for a ZIP code.
             * @example 4671654
             */
            id: number | null;
            /**
             * @description As people write it.
             * @example Austin, TX
             */
            label: string;
            /**
             * @description The ZIP code, if it is one.
             * @example 78701
             */
            zip: string | null;
            /**
             * @description Degrees north.
             * @example 30.267
             */
            latitude: number;
            /**
             * @description Degrees east; negative in the United States.
             * @example -97.743
             */
            longitude: number;
        };
        /**
         * @description Type of the contract.
         * @enum {string}
         */
        ContractType: "car-lease" | "apartment" | "mortgage" | "timeshare" | "loan";
        /**
         * @description Its status.
         * @enum {string}
         */
        ContractStatus: "active" | "pending" | "completed" | "cancelled";
        /**
         * @description Why it is off the market. Everyone except the holder and admins sees only EXPIRED, ELSEWHERE and TERM_OVER.
         * @enum {string}
         */
        OffMarketReason: "paused" | "expired" | "withdrawn" | "elsewhere" | "holder-silent" | "term-over" | "not-transferable" | "rofr-used" | "removed";
        Photo: {
            /**
             * Format: uuid
             * @description Identifies the photo.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * @description Width of its largest version in pixels.
             * @example 1600
             */
            width: number;
            /**
             * @description Height of its largest version in pixels.
             * @example 1200
             */
            height: number;
            /**
             * @description What it shows, for people who do not see it; may be empty.
             * @example The car from the front
             */
            alt: string;
            /**
             * @description A blurred version, 16 pixels wide, as a data URI: shown while the photo loads.
             * @example data:image/webp;base64,UklGRg==
             */
            placeholder: string;
            /**
             * @description Address of each version by its width in pixels.
             * @example {
             *       "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
             *       "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
             *       "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
             *     }
             */
            urls: {
                [key: string]: string;
            };
        };
        Contract: {
            /**
             * Format: uuid
             * @description Identifies the contract.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * Format: uuid
             * @description The holder who listed it.
             */
            userId: string;
            /**
             * @description The title, on one line.
             * @example 2024 Honda Civic lease
             */
            title: string;
            /** @description Type of the contract. */
            type: components["schemas"]["ContractType"];
            /** @description What a candidate should know, as plain text. */
            description: string;
            /**
             * @description Where the car, home or resort is.
             * @example Austin, TX
             */
            location: string;
            /**
             * @description Monthly payment in cents (USD).
             * @example 38900
             */
            monthlyPayment: number;
            /**
             * @description How many months are left.
             * @example 18
             */
            remainingTermMonths: number;
            /**
             * @description Structured facts; a missing key means that it was not stated. See `factDefinitions`.
             * @example {
             *       "make": "Honda",
             *       "year": 2023,
             *       "fuel": "hybrid"
             *     }
             */
            facts: {
                [key: string]: unknown;
            };
            /**
             * @description What the seller pays to the buyer, in cents (USD).
             * @example 50000
             */
            incentive: number;
            /**
             * Format: date
             * @description The day for which remaining term and balance were stated.
             * @example 2026-03-01
             */
            termAsOf: string;
            /**
             * @description What it costs per month in cents (USD) with all stated fees and the usual assumptions; null if it cannot be computed.
             * @example 41511
             */
            effectiveMonthly: number | null;
            /**
             * @description What the buyer pays at the transfer in cents (USD), with the usual assumptions; negative if they receive money; null if it cannot be computed.
             * @example 12000
             */
            cashAtTransfer: number | null;
            /**
             * @description Fee for the takeover in cents (USD); null if there is nothing to buy.
             * @example 2500
             */
            transferFee: number | null;
            /** @description Its status. */
            status: components["schemas"]["ContractStatus"];
            /**
             * @description Why it is off the market. Everyone except the holder and admins sees only EXPIRED, ELSEWHERE and TERM_OVER.
             * @example expired
             */
            offMarketReason: components["schemas"]["OffMarketReason"] | null;
            /**
             * Format: date-time
             * @description Until when it stays listed without a sign of life of its holder; null if it is not for sale.
             * @example 2026-03-31T12:00:00.000Z
             */
            freshUntil: string | null;
            /**
             * Format: date-time
             * @description When it was listed, or listed again after it had been off the market.
             * @example 2026-03-01T12:00:00.000Z
             */
            listedAt: string;
            /** @description True while it cannot be bought because an admin has to look at it. */
            underReview: boolean;
            /**
             * @description Raised by every edit of title, type, description, location, monthly payment, remaining term, incentive or a key fact.
             * @example 1
             */
            termsVersion: number;
            /** @description Its first photo; null without photos, and while an admin hides it. */
            cover: components["schemas"]["Photo"] | null;
            /** @description How many messages its public thread has. */
            messageCount: number;
            /**
             * Format: date-time
             * @description When it was listed.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its data last changed.
             * @example 2026-03-01T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description The place that the location names, by which lists find it with `near`; null if it is not known.
             * @example Austin, TX
             */
            place: string | null;
            /**
             * @description How many months are left today.
             * @example 17
             */
            currentRemainingMonths: number;
            /** @description True while it can be bought. */
            forSale: boolean;
            /** @description True while its thread takes new messages. */
            acceptsMessages: boolean;
        };
        SubmitContractInput: {
            /**
             * @description One line, 3 to 200 characters.
             * @example 2024 Honda Civic lease
             */
            title: string;
            /** @description Type of the contract. */
            type: components["schemas"]["ContractType"];
            /**
             * @description Plain text, 1 to 5000 characters.
             * @example Well kept, 12,000 miles a year.
             */
            description: string;
            /**
             * @description 2 to 200 characters.
             * @example Austin, TX
             */
            location: string;
            /**
             * @description In cents (USD), 0 to 1,000,000,000.
             * @example 38900
             */
            monthlyPayment: number;
            /**
             * @description Months left, 1 to 600.
             * @example 18
             */
            remainingTermMonths: number;
            /**
             * @description What the seller pays to the buyer, in cents (USD), 0 to 10,000,000.
             * @example 50000
             */
            incentive?: number | null;
            /**
             * @description The place of a suggestion of `places`; without it the location is read.
             * @example 4671654
             */
            placeId?: number | null;
            /**
             * @description Structured facts; unknown keys are dropped. See `factDefinitions`.
             * @example {
             *       "make": "Honda",
             *       "year": 2023,
             *       "fuel": "hybrid"
             *     }
             */
            facts?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Facts that only you, an accepted buyer and admins read, such as the VIN.
             * @example {
             *       "vin": "1M8GDM9AXKP042788"
             *     }
             */
            privateFacts?: {
                [key: string]: unknown;
            } | null;
        };
        FactChoice: {
            /**
             * @description The value.
             * @example hybrid
             */
            value: string;
            /**
             * @description As people read it.
             * @example Hybrid
             */
            label: string;
        };
        FactDefinition: {
            /**
             * @description Its key in `facts` or `privateFacts`.
             * @example mileageNow
             */
            key: string;
            /**
             * @description What to call it.
             * @example Miles today
             */
            label: string;
            /**
             * @description money (cents), int, rate (thousandths of a percent), halves (3 is 1.5), enum, date (YYYY-MM-DD) or text.
             * @example int
             */
            kind: string;
            /**
             * @description What it counts.
             * @example miles
             */
            unit: string | null;
            /**
             * @description key or more: whether it is asked first.
             * @example key
             */
            level: string;
            /**
             * @description The smallest value, or the smallest number of characters; null for dates and choices.
             * @example 0
             */
            min: number | null;
            /**
             * @description The largest of both.
             * @example 500000
             */
            max: number | null;
            /** @description The choices of an enum; empty otherwise. */
            values: components["schemas"]["FactChoice"][];
            /** @description range, list or select; null if lists do not filter by it. */
            facet: string | null;
            /** @description True if only the holder, an accepted buyer and admins read it. */
            isPrivate: boolean;
        };
        CostLine: {
            /**
             * @description Which part.
             * @example payments
             */
            key: string;
            /**
             * @description What it is.
             * @example 18 monthly payments
             */
            label: string;
            /**
             * @description In cents (USD); negative if the buyer receives it.
             * @example 700200
             */
            cents: number;
        };
        CostFigure: {
            /**
             * @description Which number.
             * @example spareMiles
             */
            key: string;
            /**
             * @description What it is.
             * @example Miles left per month
             */
            label: string;
            /**
             * @description money (cents), int or rate (thousandths of a percent).
             * @example int
             */
            kind: string;
            /**
             * @description The number.
             * @example 877
             */
            value: number;
        };
        TrueCost: {
            /** @description The parts of the total. */
            lines: components["schemas"]["CostLine"][];
            /**
             * @description The sum of the lines in cents (USD).
             * @example 747200
             */
            total: number;
            /**
             * @description The total per month in cents (USD); null if it cannot be computed.
             * @example 41511
             */
            effectiveMonthly: number | null;
            /**
             * @description What the buyer pays at the transfer, in cents (USD); negative if they receive money; null if it cannot be computed.
             * @example 12000
             */
            cashAtTransfer: number | null;
            /** @description Comparisons and other numbers. */
            figures: components["schemas"]["CostFigure"][];
            /** @description Keys of facts that were needed and are not stated; their lines are left out. */
            missing: string[];
            /**
             * @description The labels of the missing facts.
             * @example [
             *       "Fee for returning it"
             *     ]
             */
            notStated: string[];
        };
        FacetBucket: {
            /**
             * @description The value to filter by; of a range, as the address of the list has it.
             * @example hybrid
             */
            value: string;
            /**
             * @description As people read it.
             * @example Hybrid
             */
            label: string;
            /**
             * @description How many contracts have it, at most 1000.
             * @example 12
             */
            count: number;
            /** @description True if there may be more: `count` is a lower bound then. */
            capped: boolean;
        };
        Facet: {
            /**
             * @description The key of a fact, or the name of a filter: paysSomething, confirmed, withPhotos, payment, months, effective.
             * @example fuel
             */
            key: string;
            /**
             * @description What to call it.
             * @example Fuel
             */
            label: string;
            /** @description Its values, counted as if this facet did not filter. */
            buckets: components["schemas"]["FacetBucket"][];
        };
        ContractChange: {
            /**
             * Format: uuid
             * @description Identifies the change.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * @description The field, such as `monthlyPayment`, or `facts.` and the key of a fact.
             * @example monthlyPayment
             */
            field: string;
            /**
             * @description What the field is called in a sentence.
             * @example monthly payment
             */
            label: string;
            /**
             * @description What was stated before, as people read it; null if nothing was, and for a text that the seller wrote.
             * @example $389.00
             */
            before: string | null;
            /**
             * @description What is stated since; null if nothing is, and for a text that the seller wrote.
             * @example $409.00
             */
            after: string | null;
            /**
             * Format: date-time
             * @description When it was changed.
             * @example 2026-03-01T12:00:00.000Z
             */
            changedAt: string;
        };
        /** @enum {string} */
        ListOrder: "newest" | "oldest";
        UpdateContractInput: {
            /**
             * @description One line, 3 to 200 characters.
             * @example 2024 Honda Civic lease
             */
            title?: string;
            /** @description Type of the contract. */
            type?: components["schemas"]["ContractType"];
            /**
             * @description Plain text, 1 to 5000 characters.
             * @example Well kept, 12,000 miles a year.
             */
            description?: string;
            /**
             * @description 2 to 200 characters.
             * @example Austin, TX
             */
            location?: string;
            /**
             * @description In cents (USD), 0 to 1,000,000,000.
             * @example 38900
             */
            monthlyPayment?: number;
            /**
             * @description Months left, 1 to 600.
             * @example 18
             */
            remainingTermMonths?: number;
            /**
             * @description What the seller pays to the buyer, in cents (USD), 0 to 10,000,000.
             * @example 50000
             */
            incentive?: number | null;
            /**
             * @description The place of a suggestion of `places`; without it the location is read.
             * @example 4671654
             */
            placeId?: number | null;
            /**
             * @description Structured facts; unknown keys are dropped. See `factDefinitions`.
             * @example {
             *       "make": "Honda",
             *       "year": 2023,
             *       "fuel": "hybrid"
             *     }
             */
            facts?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Facts that only you, an accepted buyer and admins read, such as the VIN.
             * @example {
             *       "vin": "1M8GDM9AXKP042788"
             *     }
             */
            privateFacts?: {
                [key: string]: unknown;
            } | null;
            /** @description Any status may follow any other. */
            status?: components["schemas"]["ContractStatus"] | null;
        };
        ModerationReason: {
            /**
             * @description Why, for the audit trail: 3 to 500 characters.
             * @example Asked for a wire.
             */
            reason: string;
        };
        FlaggedContract: {
            /**
             * Format: uuid
             * @description Identifies the contract.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * Format: uuid
             * @description The holder who listed it.
             */
            userId: string;
            /**
             * @description The title, on one line.
             * @example 2024 Honda Civic lease
             */
            title: string;
            /** @description Type of the contract. */
            type: components["schemas"]["ContractType"];
            /** @description What a candidate should know, as plain text. */
            description: string;
            /**
             * @description Where the car, home or resort is.
             * @example Austin, TX
             */
            location: string;
            /**
             * @description Monthly payment in cents (USD).
             * @example 38900
             */
            monthlyPayment: number;
            /**
             * @description How many months are left.
             * @example 18
             */
            remainingTermMonths: number;
            /**
             * @description Structured facts; a missing key means that it was not stated. See `factDefinitions`.
             * @example {
             *       "make": "Honda",
             *       "year": 2023,
             *       "fuel": "hybrid"
             *     }
             */
            facts: {
                [key: string]: unknown;
            };
            /**
             * @description What the seller pays to the buyer, in cents (USD).
             * @example 50000
             */
            incentive: number;
            /**
             * Format: date
             * @description The day for which remaining term and balance were stated.
             * @example 2026-03-01
             */
            termAsOf: string;
            /**
             * @description What it costs per month in cents (USD) with all stated fees and the usual assumptions; null if it cannot be computed.
             * @example 41511
             */
            effectiveMonthly: number | null;
            /**
             * @description What the buyer pays at the transfer in cents (USD), with the usual assumptions; negative if they receive money; null if it cannot be computed.
             * @example 12000
             */
            cashAtTransfer: number | null;
            /**
             * @description Fee for the takeover in cents (USD); null if there is nothing to buy.
             * @example 2500
             */
            transferFee: number | null;
            /** @description Its status. */
            status: components["schemas"]["ContractStatus"];
            /**
             * @description Why it is off the market. Everyone except the holder and admins sees only EXPIRED, ELSEWHERE and TERM_OVER.
             * @example expired
             */
            offMarketReason: components["schemas"]["OffMarketReason"] | null;
            /**
             * Format: date-time
             * @description Until when it stays listed without a sign of life of its holder; null if it is not for sale.
             * @example 2026-03-31T12:00:00.000Z
             */
            freshUntil: string | null;
            /**
             * Format: date-time
             * @description When it was listed, or listed again after it had been off the market.
             * @example 2026-03-01T12:00:00.000Z
             */
            listedAt: string;
            /** @description True while it cannot be bought because an admin has to look at it. */
            underReview: boolean;
            /**
             * @description Raised by every edit of title, type, description, location, monthly payment, remaining term, incentive or a key fact.
             * @example 1
             */
            termsVersion: number;
            /** @description Its first photo; null without photos, and while an admin hides it. */
            cover: components["schemas"]["Photo"] | null;
            /** @description How many messages its public thread has. */
            messageCount: number;
            /**
             * Format: date-time
             * @description When it was listed.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its data last changed.
             * @example 2026-03-01T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description The place that the location names, by which lists find it with `near`; null if it is not known.
             * @example Austin, TX
             */
            place: string | null;
            /**
             * @description How many months are left today.
             * @example 17
             */
            currentRemainingMonths: number;
            /** @description True while it can be bought. */
            forSale: boolean;
            /** @description True while its thread takes new messages. */
            acceptsMessages: boolean;
            /**
             * @description What was found: phone, email, link, handle, messenger, payment-app, wire; facts that do not fit together (facts); a kind that may not change hands (refused-kind); a contact in the description of a photo (photo); perhaps listed twice (duplicate); the sixth active contract of a new account (many-listings).
             * @example [
             *       "phone"
             *     ]
             */
            flags: string[];
            /**
             * @description For one that is flagged as a duplicate: up to 5 contracts on the market with the same VIN or street address, or with the same title by the same holder.
             * @example [
             *       "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
             *     ]
             */
            duplicates: string[];
            /** @description True while only admins can read it. */
            hidden: boolean;
            /**
             * @description The holder's email address.
             * @example ada@example.com
             */
            holderEmail: string;
            /** @description True while the holder is suspended. */
            holderSuspended: boolean;
        };
        WaitingCount: {
            /**
             * @description Number of entries; at most 100.
             * @example 3
             */
            count: number;
        };
        ChangePhotoInput: {
            /**
             * @description What it shows, for people who do not see it: one line, at most 200 characters.
             * @example The car from the front
             */
            alt?: string;
            /**
             * @description Its place among the photos of the contract, from 0 to 11; the first one is the cover.
             * @example 0
             */
            position?: number;
        };
        /**
         * @description Whether real money moves.
         * @enum {string}
         */
        PaymentsMode: "live" | "test" | "sandbox";
        PaymentsConfig: {
            /** @description Whether real money moves. */
            mode: components["schemas"]["PaymentsMode"];
            /**
             * @description The provider's public key.
             * @example pk_test_...
             */
            publishableKey: string;
            /**
             * @description Where the provider's API is, for the embedded sandbox; null for the provider itself.
             * @example /sandbox/stripe
             */
            apiBase: string | null;
            /**
             * @description The provider's script, for the embedded sandbox; null for the provider's own.
             * @example /sandbox/stripe.js
             */
            scriptUrl: string | null;
        };
        CreatePaymentIntentInput: {
            /**
             * Format: uuid
             * @description The contract to buy.
             */
            contractId: string;
            /**
             * @description The termsVersion that the buyer saw; TERMS_CHANGED if the contract was edited since. Without it the current terms apply.
             * @example 1
             */
            termsVersion?: number | null;
        };
        PaymentIntentSecret: {
            /** @description Belongs to this buyer and contract only; never store it. */
            clientSecret: string;
        };
        CompletePurchaseInput: {
            /**
             * @description The payment's id, the first part of its client secret.
             * @example pi_3P...
             */
            paymentIntentId: string;
        };
        /**
         * @description Progress of the purchase.
         * @enum {string}
         */
        CompletionStatus: "completed" | "processing";
        CompletePurchaseResult: {
            /** @description Progress of the purchase. */
            status: components["schemas"]["CompletionStatus"];
        };
        PurchaseTerms: {
            /**
             * @description The title.
             * @example 2024 Honda Civic lease
             */
            title: string;
            /** @description Type of the contract. */
            type: components["schemas"]["ContractType"];
            /** @description The description, as plain text. */
            description: string;
            /**
             * @description Where the car, home or resort is.
             * @example Austin, TX
             */
            location: string;
            /**
             * @description Monthly payment in cents (USD).
             * @example 38900
             */
            monthlyPayment: number;
            /**
             * @description How many months were left.
             * @example 18
             */
            remainingTermMonths: number;
            /**
             * @description What the seller pays to the buyer, in cents (USD); null for a sale made before it was asked.
             * @example 50000
             */
            incentive?: number | null;
            /**
             * @description The facts; null for a sale made before they were asked.
             * @example {
             *       "make": "Honda",
             *       "year": 2023
             *     }
             */
            facts?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description Its status.
         * @enum {string}
         */
        PurchaseStatus: "created" | "authorised" | "claimed" | "captured" | "releasing" | "released" | "refunding" | "refunded" | "refund-failed" | "disputed" | "charged-back" | "kept" | "undecided" | "closed" | "failed";
        Purchase: {
            /**
             * Format: uuid
             * @description Identifies the purchase.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * Format: uuid
             * @description The contract.
             */
            contractId: string;
            /**
             * @description Its title when it was bought.
             * @example 2024 Honda Civic lease
             */
            contractTitle: string;
            /** @description The terms of the contract as the buyer was shown them; an edit of the contract does not change them. */
            terms: components["schemas"]["PurchaseTerms"] | null;
            /**
             * Format: uuid
             * @description Who buys.
             */
            buyerId: string;
            /**
             * Format: uuid
             * @description Who listed the contract.
             */
            sellerId: string;
            /**
             * @description In cents (USD).
             * @example 2500
             */
            amount: number;
            /**
             * @description Currency code in lower case.
             * @example usd
             */
            currency: string;
            /** @description Whether real money moved. */
            mode: components["schemas"]["PaymentsMode"];
            /** @description Its status. */
            status: components["schemas"]["PurchaseStatus"];
            /**
             * @description The card's brand as the provider names it; null for the seller.
             * @example visa
             */
            cardBrand: string | null;
            /**
             * @description The card's last four digits; null for the seller.
             * @example 4242
             */
            cardLast4: string | null;
            /**
             * @description Cents refunded so far, possibly a part of the fee; lost disputes do not count.
             * @example 0
             */
            amountRefunded: number;
            /**
             * Format: date-time
             * @description When the card was charged; null if it was not.
             */
            capturedAt: string | null;
            /**
             * Format: date-time
             * @description When the payment was refunded.
             */
            refundedAt: string | null;
            /**
             * Format: date-time
             * @description When the payment was opened.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its status last changed.
             * @example 2026-03-01T12:00:00.000Z
             */
            updatedAt: string;
        };
        PurchaseTransition: {
            /**
             * Format: uuid
             * @description Identifies the step.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Status before the step; null for the first step. */
            from: components["schemas"]["PurchaseStatus"] | null;
            /** @description Status after the step. */
            to: components["schemas"]["PurchaseStatus"];
            /**
             * @description A short reason.
             * @example taken
             */
            cause: string;
            /**
             * @description The trigger: buyer, webhook, sweeper, admin or transfer.
             * @example webhook
             */
            by: string;
            /**
             * Format: uuid
             * @description The admin who did it.
             */
            byUserId: string | null;
        };
        AdminPurchase: {
            /**
             * Format: uuid
             * @description Identifies the purchase.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * Format: uuid
             * @description The contract.
             */
            contractId: string;
            /**
             * @description Its title when it was bought.
             * @example 2024 Honda Civic lease
             */
            contractTitle: string;
            /** @description The terms of the contract as the buyer was shown them; an edit of the contract does not change them. */
            terms: components["schemas"]["PurchaseTerms"] | null;
            /**
             * Format: uuid
             * @description Who buys.
             */
            buyerId: string;
            /**
             * Format: uuid
             * @description Who listed the contract.
             */
            sellerId: string;
            /**
             * @description In cents (USD).
             * @example 2500
             */
            amount: number;
            /**
             * @description Currency code in lower case.
             * @example usd
             */
            currency: string;
            /** @description Whether real money moved. */
            mode: components["schemas"]["PaymentsMode"];
            /** @description Its status. */
            status: components["schemas"]["PurchaseStatus"];
            /**
             * @description The card's brand as the provider names it; null for the seller.
             * @example visa
             */
            cardBrand: string | null;
            /**
             * @description The card's last four digits; null for the seller.
             * @example 4242
             */
            cardLast4: string | null;
            /**
             * @description Cents refunded so far, possibly a part of the fee; lost disputes do not count.
             * @example 0
             */
            amountRefunded: number;
            /**
             * Format: date-time
             * @description When the card was charged; null if it was not.
             */
            capturedAt: string | null;
            /**
             * Format: date-time
             * @description When the payment was refunded.
             */
            refundedAt: string | null;
            /**
             * Format: date-time
             * @description When the payment was opened.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its status last changed.
             * @example 2026-03-01T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description The provider's id of the payment.
             * @example pi_3P...
             */
            paymentIntentId: string | null;
            /** @description The buyer's email address. */
            buyerEmail: string;
            /** @description The seller's email address. */
            sellerEmail: string;
            /** @description The admin's reason for the refund. */
            refundReason: string | null;
            /** @description The refund takes the contract off the market. */
            takeOffMarket: boolean;
            /** @description True while it prevents other purchases of the contract. */
            holdsContract: boolean;
            /** @description True if it can be refunded now. */
            refundable: boolean;
            /** @description Every step so far, oldest first. */
            history: components["schemas"]["PurchaseTransition"][];
        };
        RefundChoice: {
            /** @description The reason for the refund, 3 to 500 characters. */
            reason: string;
            /**
             * @description After the refund a pending contract is for sale again; with true it is cancelled instead. Any other status stays.
             * @example false
             */
            takeOffMarket?: boolean | null;
        };
        Message: {
            /**
             * Format: uuid
             * @description Id of the message; also its cursor for `before` and `after`.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * Format: uuid
             * @description The contract whose thread it belongs to.
             */
            contractId: string;
            /**
             * Format: uuid
             * @description Id of the sender; its first eight characters are the sender's name in the thread.
             */
            senderId: string;
            /** @description True if the sender is the contract's holder. */
            isSeller: boolean;
            /**
             * @description Plain text, 1 to 2000 characters.
             * @example Is it still available?
             */
            message: string;
            /**
             * Format: date-time
             * @description When the message was sent.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
        };
        SendMessageInput: {
            /**
             * @description Plain text, 1 to 2000 characters.
             * @example Is it still available?
             */
            message: string;
        };
        /**
         * @description Whether the viewer listed the contract.
         * @enum {string}
         */
        ConversationRole: "seller" | "candidate";
        Conversation: {
            /** @description The contract whose thread it is. */
            contract: components["schemas"]["Contract"];
            /** @description Whether the viewer listed the contract. */
            role: components["schemas"]["ConversationRole"];
            /** @description The newest message, as the viewer may read it. */
            lastMessage: components["schemas"]["Message"];
            /**
             * @description How many messages of others the viewer has not read. Sending a message counts as reading the thread.
             * @example 2
             */
            unreadCount: number;
            /**
             * Format: date-time
             * @description When the viewer last read the thread or wrote in it; null if they never did.
             * @example 2026-03-01T12:00:00.000Z
             */
            lastReadAt: string | null;
        };
        UnreadConversations: {
            /**
             * @description How many conversations of the viewer have unread messages, counted up to 99.
             * @example 3
             */
            count: number;
        };
        ConversationRead: {
            /**
             * Format: uuid
             * @description The contract.
             */
            contractId: string;
            /**
             * @description How many conversations of the viewer have unread messages, counted up to 99.
             * @example 3
             */
            unreadConversations: number;
        };
        FlaggedMessage: {
            /**
             * Format: uuid
             * @description Id of the message; also its cursor for `before` and `after`.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * Format: uuid
             * @description The contract whose thread it belongs to.
             */
            contractId: string;
            /**
             * Format: uuid
             * @description Id of the sender; its first eight characters are the sender's name in the thread.
             */
            senderId: string;
            /** @description True if the sender is the contract's holder. */
            isSeller: boolean;
            /**
             * @description Plain text, 1 to 2000 characters.
             * @example Is it still available?
             */
            message: string;
            /**
             * Format: date-time
             * @description When the message was sent.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            /**
             * @description What was found in the text: phone, email, link, handle, messenger, payment-app, wire.
             * @example [
             *       "phone"
             *     ]
             */
            flags: string[];
            /** @description True while only admins can read it. */
            hidden: boolean;
            /**
             * @description The author's email address.
             * @example ada@example.com
             */
            senderEmail: string;
            /** @description True while the author is suspended. */
            senderSuspended: boolean;
            /**
             * @description The contract's title.
             * @example 2024 Honda Civic lease
             */
            contractTitle: string;
        };
        /**
         * @description Its status.
         * @enum {string}
         */
        TransferStatus: "proposed" | "in-progress" | "completed" | "cancelled";
        /**
         * @description Why it was cancelled.
         * @enum {string}
         */
        TransferEnd: "holder-declined" | "holder-silent" | "buyer-withdrew-early" | "buyer-silent" | "not-approved" | "not-transferable" | "refusal-unanswered" | "rofr-used" | "third-party-stalled" | "both-stalled" | "holder-withdrew" | "holder-stalled" | "buyer-withdrew" | "buyer-stalled" | "terms-differ" | "charged-back" | "admin-cancelled" | "status-changed" | "refunded" | "test-closed";
        /**
         * @description What its end does with the fee; NONE while it is open and if it is completed.
         * @enum {string}
         */
        FeeOutcome: "none" | "refund" | "keep" | "undecided";
        /**
         * @description The first of `pauseReasons`.
         * @enum {string}
         */
        PauseReason: "admin" | "dispute" | "suspension" | "terms-differ" | "objection" | "report" | "charge-back";
        /**
         * @description The viewer's part in it; null for an admin.
         * @enum {string}
         */
        TransferParty: "holder" | "buyer";
        /**
         * @description Its status.
         * @enum {string}
         */
        StepStatus: "waiting" | "current" | "done" | "skipped" | "refused";
        /**
         * @description Who acts.
         * @enum {string}
         */
        StepActor: "holder" | "buyer" | "both" | "third-party" | "platform";
        /**
         * @description What stops it.
         * @enum {string}
         */
        StepRefusalReason: "not-approved" | "not-transferable" | "rofr-used" | "terms-differ" | "third-party-stalled" | "both-stalled";
        StepRefusal: {
            /** @description What stops it. */
            reason: components["schemas"]["StepRefusalReason"];
            /** @description Who recorded it; the other party answers. */
            by: components["schemas"]["TransferParty"];
            /** @description What was said about it. */
            note: string | null;
            /**
             * @description Who said so at the company behind the contract.
             * @example Acme Leasing, Ms. Reed
             */
            saidBy: string | null;
            /**
             * @description The day on which they said so, YYYY-MM-DD.
             * @example 2026-03-10
             */
            saidOn: string | null;
            /**
             * Format: date-time
             * @description When it was recorded.
             * @example 2026-03-01T12:00:00.000Z
             */
            at: string;
        };
        TransferStep: {
            /**
             * @description Names the step within its transfer.
             * @example consent
             */
            key: string;
            /**
             * @description What is to be done.
             * @example Sign the transfer papers
             */
            title: string;
            /** @description Its status. */
            status: components["schemas"]["StepStatus"];
            /** @description Who acts. */
            actor: components["schemas"]["StepActor"];
            /**
             * @description How long it usually takes: measured once enough of them are done, estimated before.
             * @example 2–10 days
             */
            usual: string | null;
            /** @description True if it needs written consent, recorded with its date and who gave it. */
            bound: boolean;
            /**
             * Format: date-time
             * @description When it became the current step.
             */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description When it is due; null until it is current.
             */
            dueAt: string | null;
            /**
             * @description A later day that was named, YYYY-MM-DD.
             * @example 2026-03-14
             */
            expectedOn: string | null;
            /**
             * @description A day beyond the longest time, which the other party has to agree to, YYYY-MM-DD.
             * @example 2026-04-14
             */
            proposedOn: string | null;
            /** @description Who proposed that day. */
            proposedBy: components["schemas"]["TransferParty"] | null;
            /** @description Who asked to skip it; it is skipped once the other party agrees. */
            skipAskedBy: components["schemas"]["TransferParty"] | null;
            /**
             * @description The day on which it was really done, YYYY-MM-DD.
             * @example 2026-03-10
             */
            doneOn: string | null;
            /**
             * @description Who closed it: holder, buyer, admin or clock.
             * @example buyer
             */
            doneBy: string | null;
            /**
             * Format: date-time
             * @description When it was closed here.
             */
            closedAt: string | null;
            /**
             * @description Who gave the written consent.
             * @example Acme Leasing, Ms. Reed
             */
            consentFrom: string | null;
            /**
             * Format: date-time
             * @description When the holder confirmed it.
             */
            holderSaidAt: string | null;
            /**
             * Format: date-time
             * @description When the buyer confirmed it.
             */
            buyerSaidAt: string | null;
            /** @description What was noted about it. */
            note: string | null;
            /** @description A refusal that waits for an answer. */
            refusal: components["schemas"]["StepRefusal"] | null;
        };
        TransferContact: {
            /** @description Whose card it is. */
            role: components["schemas"]["TransferParty"];
            /**
             * @description The name they use.
             * @example Ada Byron
             */
            name: string;
            /**
             * @description Their email address; null if the account was deleted.
             * @example ada@example.com
             */
            email: string | null;
            /**
             * @description If they gave one.
             * @example +1 512 555 0100
             */
            phone: string | null;
            /** @description Such as when to call. */
            note: string | null;
        };
        /**
         * @description What the viewer may do now.
         * @enum {string}
         */
        TransferAction: "extend-step" | "pause" | "resume" | "complete" | "cancel" | "accept" | "decline" | "withdraw" | "complete-step" | "confirm-step" | "reopen-step" | "expect-step" | "skip-step" | "record-refusal" | "answer-refusal" | "end-stalled" | "decide-fee";
        TransferEvent: {
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-03-01T12:00:00.000Z
             */
            at: string;
            /**
             * @description Who did it: holder, buyer, admin, clock or provider.
             * @example buyer
             */
            by: string;
            /**
             * @description What was done.
             * @example complete-step
             */
            action: string;
            /**
             * @description The step that it was about.
             * @example consent
             */
            stepKey: string | null;
            /** @description What was said about it. */
            note: string | null;
        };
        Transfer: {
            /**
             * Format: uuid
             * @description Identifies the transfer.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * Format: uuid
             * @description The purchase that it belongs to.
             */
            purchaseId: string;
            /**
             * Format: uuid
             * @description The contract.
             */
            contractId: string;
            /**
             * Format: uuid
             * @description Who takes the contract over.
             */
            buyerId: string;
            /**
             * Format: uuid
             * @description Who listed the contract.
             */
            sellerId: string;
            /** @description Type of the contract; it decides the steps. */
            type: components["schemas"]["ContractType"];
            /** @description Its status. */
            status: components["schemas"]["TransferStatus"];
            /** @description Why it was cancelled. */
            endReason: components["schemas"]["TransferEnd"] | null;
            /** @description What its end does with the fee; NONE while it is open and if it is completed. */
            feeOutcome: components["schemas"]["FeeOutcome"];
            /**
             * Format: date-time
             * @description When it was paused: no deadline runs.
             */
            pausedAt: string | null;
            /** @description The first of `pauseReasons`. */
            pauseReason: components["schemas"]["PauseReason"] | null;
            /** @description Why it is paused, in the order in which the reasons came; it goes on when none is left. */
            pauseReasons: components["schemas"]["PauseReason"][];
            /**
             * Format: date-time
             * @description When its current step was a week late: it may be ended.
             */
            stalledAt: string | null;
            /**
             * Format: date-time
             * @description When the contract was handed over.
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When it was cancelled.
             */
            cancelledAt: string | null;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            /** @description The viewer's part in it; null for an admin. */
            role: components["schemas"]["TransferParty"] | null;
            /** @description The steps in their order; the parties see only the first until both have accepted. */
            steps: components["schemas"]["TransferStep"][];
            /** @description The step that is next; null at the end. */
            currentStep: components["schemas"]["TransferStep"] | null;
            /** @description How the parties can be reached; null until both have accepted, and for everyone but the parties. Admins read `transferContacts`. */
            contacts: components["schemas"]["TransferContact"][] | null;
            /** @description What the viewer may do now. */
            allowedActions: components["schemas"]["TransferAction"][];
            /** @description What happened so far, oldest first. */
            events: components["schemas"]["TransferEvent"][];
            /** @description The contract as the buyer was shown it; an edit of the contract does not change it. */
            terms: components["schemas"]["PurchaseTerms"] | null;
            /** @description True while the viewer may write to the other party: from the acceptance until 90 days after the end. */
            acceptsMessages: boolean;
            /**
             * @description How many messages of the other party the viewer has not read; 0 for an admin.
             * @example 2
             */
            unreadMessages: number;
        };
        AcceptTransferInput: {
            /**
             * @description The name to use, 1 to 100 characters.
             * @example Ada Byron
             */
            name: string;
            /**
             * @description Optional; 7 to 20 digits.
             * @example +1 512 555 0100
             */
            phone?: string | null;
            /**
             * @description At most 200 characters.
             * @example Evenings are best.
             */
            note?: string | null;
            /**
             * @description True: the other party may see this and use it for this transfer only.
             * @example true
             * @enum {boolean}
             */
            consent: true;
        };
        DeclineTransferArgs: {
            /**
             * @description What the other party should know.
             * @example The transfer fee is $595.
             */
            note?: string | null;
            /**
             * @description True takes the contract off the market; otherwise it is for sale again.
             * @example false
             */
            takeOffMarket?: boolean | null;
        };
        NoteArgs: {
            /**
             * @description What the other party should know.
             * @example The transfer fee is $595.
             */
            note?: string | null;
        };
        CompleteStepInput: {
            /**
             * @description The day on which it was really done; today by default.
             * @example 2026-03-10
             */
            doneOn?: string | null;
            /**
             * @description What was done.
             * @example The transfer fee is $595.
             */
            note?: string | null;
            /**
             * @description Who gave the written consent; required, with the day, for a step that needs it.
             * @example Acme Leasing, Ms. Reed
             */
            from?: string | null;
        };
        ExpectStepArgs: {
            /**
             * @description The day on which it will be done.
             * @example 2026-03-10
             */
            day: string;
        };
        /**
         * @description What stops it.
         * @enum {string}
         */
        RefusalReason: "not-approved" | "not-transferable" | "rofr-used" | "terms-differ";
        RecordRefusalInput: {
            /**
             * @description What stops it.
             * @example not-approved
             */
            reason: components["schemas"]["RefusalReason"];
            /**
             * @description What was said about it.
             * @example The transfer fee is $595.
             */
            note?: string | null;
            /**
             * @description Who said so at the company behind the contract. With the day it can be checked; without both, an admin decides about the fee of the second such end within 90 days.
             * @example Acme Leasing, Ms. Reed
             */
            saidBy?: string | null;
            /**
             * @description The day on which they said so.
             * @example 2026-03-10
             */
            saidOn?: string | null;
        };
        AnswerRefusalArgs: {
            /**
             * @description What the other party should know.
             * @example The transfer fee is $595.
             */
            note?: string | null;
            /**
             * @description True ends the transfer; false leaves it to an admin.
             * @example true
             */
            agree: boolean;
        };
        TransferMessage: {
            /**
             * Format: uuid
             * @description Id of the message; also its cursor for `before` and `after`.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * Format: uuid
             * @description The transfer whose thread it belongs to.
             */
            transferId: string;
            /**
             * Format: uuid
             * @description Who wrote it.
             */
            senderId: string;
            /** @description The part of the sender in the transfer. */
            by: components["schemas"]["TransferParty"];
            /**
             * @description Plain text, 1 to 2000 characters. Contact details in it are not hidden.
             * @example Can we meet on Saturday at ten?
             */
            message: string;
            /**
             * @description A warning to show with a message that speaks of payment apps or wire transfers.
             * @example null
             */
            warning: string | null;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
        };
        /** @enum {string} */
        TransferGroup: "open" | "waiting" | "stalled" | "late" | "paused";
        StepTime: {
            /** @description Type of the contract. */
            type: components["schemas"]["ContractType"];
            /**
             * @description The key of the step.
             * @example consent
             */
            key: string;
            /**
             * @description What is to be done.
             * @example Sign the transfer papers
             */
            title: string;
            /**
             * @description The median number of days from its start to the day it was done.
             * @example 6
             */
            days: number;
            /**
             * @description How many finished steps were measured: the newest ones.
             * @example 42
             */
            count: number;
            /** @description What we estimate as long as too few are done. */
            estimate: string | null;
        };
        TransferNumbers: {
            /**
             * @description How many are open; at most 100.
             * @example 3
             */
            open: number;
            /**
             * @description How many wait for the decision of an admin; at most 100.
             * @example 3
             */
            waiting: number;
            /**
             * @description How many are stalled; at most 100.
             * @example 3
             */
            stalled: number;
            /**
             * @description How many have a current step that is past its due date; at most 100.
             * @example 3
             */
            late: number;
            /**
             * @description How many are paused; at most 100.
             * @example 3
             */
            paused: number;
            /** @description How long each step took, for steps that were done often enough to measure; a few hours old. */
            steps: components["schemas"]["StepTime"][];
        };
        ExtendStepArgs: {
            /** @description The reason, 3 to 500 characters; both parties read it. */
            reason: string;
            /**
             * @description By how many days, 1 to 90.
             * @example 7
             */
            days: number;
        };
        AdminCompleteStepArgs: {
            /**
             * @description The day on which it was really done; today by default.
             * @example 2026-03-10
             */
            doneOn?: string | null;
            /**
             * @description What was done.
             * @example The transfer fee is $595.
             */
            note?: string | null;
            /**
             * @description Who gave the written consent; required, with the day, for a step that needs it.
             * @example Acme Leasing, Ms. Reed
             */
            from?: string | null;
            /** @description The reason, 3 to 500 characters; both parties read it. */
            reason: string;
            /**
             * @description The key of the step.
             * @example consent
             */
            key: string;
        };
        SkipStepArgs: {
            /** @description The reason, 3 to 500 characters; both parties read it. */
            reason: string;
            /**
             * @description The key of the step.
             * @example consent
             */
            key: string;
        };
        ReasonArgs: {
            /** @description The reason, 3 to 500 characters; both parties read it. */
            reason: string;
        };
        /**
         * @description What happens to the fee.
         * @enum {string}
         */
        FeeDecision: "refund" | "keep";
        CancelTransferArgs: {
            /** @description The reason, 3 to 500 characters; both parties read it. */
            reason: string;
            /**
             * @description What happens to the fee.
             * @example refund
             */
            fee: components["schemas"]["FeeDecision"];
            /**
             * @description ACTIVE, for sale again, by default; CANCELLED takes it off the market.
             * @example active
             */
            contractStatus?: components["schemas"]["ContractStatus"] | null;
        };
        FeeArgs: {
            /** @description The reason, 3 to 500 characters; both parties read it. */
            reason: string;
            /**
             * @description What happens to the fee.
             * @example refund
             */
            fee: components["schemas"]["FeeDecision"];
        };
        FavouriteIds: {
            /**
             * @description The ids of the contracts that the viewer has saved, newest first.
             * @example [
             *       "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
             *     ]
             */
            ids: string[];
        };
        /**
         * @description How often the viewer is told of new matches.
         * @enum {string}
         */
        AlertFrequency: "instant" | "daily" | "weekly" | "off";
        SavedSearch: {
            /**
             * Format: uuid
             * @description Identifies the search.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * @description What the viewer calls it.
             * @example Car leases in Austin
             */
            name: string;
            /**
             * @description The query string of the page `/contracts`, without the question mark.
             * @example type=car-lease&location=Austin
             */
            query: string;
            /** @description How often the viewer is told of new matches. */
            frequency: components["schemas"]["AlertFrequency"];
            /**
             * Format: date-time
             * @description When it was saved.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
        };
        SaveSearchInput: {
            /**
             * @description One line, 1 to 80 characters.
             * @example Car leases in Austin
             */
            name: string;
            /**
             * @description The query string of the page `/contracts`, at most 1000 characters. Unknown words and the position in the list are ignored.
             * @example type=car-lease&location=Austin
             */
            query: string;
            /** @description How often you are told of new matches; daily without it. */
            frequency?: components["schemas"]["AlertFrequency"] | null;
        };
        UpdateSavedSearchInput: {
            /**
             * @description One line, 1 to 80 characters.
             * @example Car leases in Austin
             */
            name?: string;
            /**
             * @description The query string of the page `/contracts`, at most 1000 characters. Unknown words and the position in the list are ignored.
             * @example type=car-lease&location=Austin
             */
            query?: string;
            /** @description How often you are told of new matches; daily without it. */
            frequency?: components["schemas"]["AlertFrequency"] | null;
        };
        KeyFacts: {
            /**
             * @description How many are stated.
             * @example 6
             */
            stated: number;
            /**
             * @description How many there are.
             * @example 8
             */
            total: number;
        };
        /**
         * @description What the holder may do now.
         * @enum {string}
         */
        ListingAction: "edit" | "renew" | "pause" | "resume" | "withdraw" | "mark-elsewhere" | "relist";
        Listing: {
            /** @description The contract. */
            contract: components["schemas"]["Contract"];
            /**
             * @description How many messages of its thread the holder has not read. The holder's own message counts as reading.
             * @example 2
             */
            openQuestions: number;
            /**
             * @description How many people opened its page: each counts once a day, excluding the holder and bots.
             * @example 120
             */
            views: number;
            /**
             * @description How many members have saved it.
             * @example 3
             */
            favourites: number;
            /** @description How many of its key facts are stated. */
            keyFacts: components["schemas"]["KeyFacts"];
            /**
             * @description What the holder may do now.
             * @example [
             *       "edit",
             *       "renew"
             *     ]
             */
            allowedActions: components["schemas"]["ListingAction"][];
        };
        UpdateMyContractInput: {
            /**
             * @description One line, 3 to 200 characters.
             * @example 2024 Honda Civic lease
             */
            title?: string;
            /** @description Type of the contract. */
            type?: components["schemas"]["ContractType"];
            /**
             * @description Plain text, 1 to 5000 characters.
             * @example Well kept, 12,000 miles a year.
             */
            description?: string;
            /**
             * @description 2 to 200 characters.
             * @example Austin, TX
             */
            location?: string;
            /**
             * @description In cents (USD), 0 to 1,000,000,000.
             * @example 38900
             */
            monthlyPayment?: number;
            /**
             * @description Months left, 1 to 600.
             * @example 18
             */
            remainingTermMonths?: number;
            /**
             * @description What the seller pays to the buyer, in cents (USD), 0 to 10,000,000.
             * @example 50000
             */
            incentive?: number | null;
            /**
             * @description The place of a suggestion of `places`; without it the location is read.
             * @example 4671654
             */
            placeId?: number | null;
            /**
             * @description Structured facts; unknown keys are dropped. See `factDefinitions`.
             * @example {
             *       "make": "Honda",
             *       "year": 2023,
             *       "fuel": "hybrid"
             *     }
             */
            facts?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Facts that only you, an accepted buyer and admins read, such as the VIN.
             * @example {
             *       "vin": "1M8GDM9AXKP042788"
             *     }
             */
            privateFacts?: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description Where it went; only the holder reads it.
         * @enum {string}
         */
        Elsewhere: "here" | "other-site" | "friend" | "returned";
        MarkElsewhereArgs: {
            /**
             * @description Where it went; only the holder reads it.
             * @example friend
             */
            where?: components["schemas"]["Elsewhere"] | null;
        };
        RenewInput: {
            /**
             * @description From the link in the email.
             * @example MDE5YTNjMWU.c2lnbmF0dXJl
             */
            token: string;
        };
        /**
         * @description What it is about.
         * @enum {string}
         */
        NotificationKind: "question" | "answer" | "private-message" | "transfer-step" | "deadline" | "money" | "saved" | "favourite";
        Notification: {
            /**
             * Format: uuid
             * @description Identifies the notification.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /** @description What it is about. */
            kind: components["schemas"]["NotificationKind"];
            /**
             * Format: uuid
             * @description The contract that it is about.
             */
            contractId: string;
            /**
             * Format: uuid
             * @description The transfer that it is about.
             */
            transferId: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the viewer read it; null if unread.
             */
            readAt: string | null;
            /**
             * @description A headline.
             * @example Your turn: 2023 BMW X3
             */
            title: string;
            /**
             * @description One or two sentences.
             * @example Apply with the leasing company: done.
             */
            text: string;
            /**
             * @description The page that it is about.
             * @example /contracts/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            path: string;
        };
        UnreadNotifications: {
            /**
             * @description How many notifications of the viewer are unread, counted up to 99.
             * @example 3
             */
            count: number;
        };
        MarkNotificationsReadInput: {
            /**
             * @description Which ones, at most 500; all of them if neither these nor a contract are given.
             * @example [
             *       "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
             *     ]
             */
            ids?: string[] | null;
            /**
             * Format: uuid
             * @description Only those about this contract.
             */
            contractId?: string | null;
        };
        NotificationPreference: {
            /** @description The kind. */
            kind: components["schemas"]["NotificationKind"];
            /**
             * @description By email.
             * @example true
             */
            mail: boolean;
            /**
             * @description In the list of notifications.
             * @example true
             */
            inApp: boolean;
            /** @description True for deadlines and money, which cannot be switched off. */
            locked: boolean;
        };
        NotificationPreferenceInput: {
            /** @description The kind. */
            kind: components["schemas"]["NotificationKind"];
            /**
             * @description By email.
             * @example false
             */
            mail?: boolean | null;
            /**
             * @description In the list of notifications.
             * @example true
             */
            inApp?: boolean | null;
        };
        /**
         * @description What is reported.
         * @enum {string}
         */
        ReportTarget: "contract" | "message" | "party";
        /**
         * @description Why.
         * @enum {string}
         */
        ReportReason: "scam" | "not-theirs" | "asks-for-money" | "no-show" | "wrong-facts" | "gone" | "not-transferable" | "abuse" | "off-platform" | "discriminates" | "private-data" | "contact-in-photo" | "duplicate" | "other";
        ReportInput: {
            /** @description What is reported. */
            targetType: components["schemas"]["ReportTarget"];
            /**
             * Format: uuid
             * @description The contract, the message, or for a party your transfer with them or their id as a member.
             */
            targetId: string;
            /** @description Why. */
            reason: components["schemas"]["ReportReason"];
            /** @description More about it, for admins: up to 1000 characters. */
            note?: string | null;
        };
        MyReport: {
            /**
             * Format: uuid
             * @description Identifies the report.
             */
            id: string;
            /** @description What is reported. */
            targetType: components["schemas"]["ReportTarget"];
            /**
             * Format: uuid
             * @description The contract, the message, or the transfer with the reported party.
             */
            targetId: string;
            /**
             * Format: uuid
             * @description The contract that it is about.
             */
            contractId: string;
            /** @description Why. */
            reason: components["schemas"]["ReportReason"];
            /** @description What the reporter wrote. */
            note: string | null;
            /**
             * Format: date-time
             * @description When it was resolved; null while it is open.
             */
            resolvedAt: string | null;
            /**
             * Format: date-time
             * @description When it was reported.
             */
            createdAt: string;
        };
        ReportsOnContract: {
            /** @description What the viewer has reported on the contract and its thread. */
            mine: components["schemas"]["MyReport"][];
            /**
             * Format: date-time
             * @description For the holder: until when to say that it is still available; null if no question is open.
             */
            answerBy: string | null;
        };
        /** @enum {string} */
        ReportState: "open" | "upheld" | "dismissed";
        /**
         * @description What was done about its target; null if it was not upheld.
         * @enum {string}
         */
        ReportAction: "hide" | "off-market" | "suspend" | "none";
        ReportHistory: {
            /**
             * @description Open ones.
             * @example 1
             */
            open: number;
            /**
             * @description Upheld ones.
             * @example 2
             */
            upheld: number;
            /**
             * @description Dismissed ones.
             * @example 0
             */
            dismissed: number;
        };
        Report: {
            /**
             * Format: uuid
             * @description Identifies the report.
             */
            id: string;
            /** @description What is reported. */
            targetType: components["schemas"]["ReportTarget"];
            /**
             * Format: uuid
             * @description The contract, the message, or the transfer with the reported party.
             */
            targetId: string;
            /**
             * Format: uuid
             * @description The contract that it is about.
             */
            contractId: string;
            /** @description Why. */
            reason: components["schemas"]["ReportReason"];
            /** @description What the reporter wrote. */
            note: string | null;
            /**
             * Format: date-time
             * @description When it was resolved; null while it is open.
             */
            resolvedAt: string | null;
            /**
             * Format: date-time
             * @description When it was reported.
             */
            createdAt: string;
            /** @description What became of it. */
            state: components["schemas"]["ReportState"];
            /** @description True if it comes first: the sale is stopped, or a transfer is paused. */
            urgent: boolean;
            /** @description What was done about its target; null if it was not upheld. */
            action: components["schemas"]["ReportAction"] | null;
            /** @description The note of the admin who resolved it. */
            resolution: string | null;
            /**
             * Format: uuid
             * @description Who reported it.
             */
            reporterId: string;
            /**
             * @description Email address of the reporter.
             * @example ada@example.com
             */
            reporterEmail: string;
            /**
             * Format: uuid
             * @description Whom it is about: the holder, the sender or the other party.
             */
            subjectId: string;
            /**
             * @description Email address of that member.
             * @example bob@example.com
             */
            subjectEmail: string;
            /** @description True while that member is suspended. */
            subjectSuspended: boolean;
            /**
             * @description Title of the contract.
             * @example 2024 Honda Civic lease
             */
            contractTitle: string;
            /** @description Status of the contract. */
            contractStatus: components["schemas"]["ContractStatus"];
            /** @description The reported message; null for other targets. */
            message: string | null;
            /** @description The last messages of the thread, oldest first. */
            lastMessages: string[];
            /** @description All reports about the same member. */
            history: components["schemas"]["ReportHistory"];
        };
        ResolveReportArgs: {
            /**
             * @description True to uphold the report, false to dismiss it.
             * @example true
             */
            uphold: boolean;
            /** @description What is done about the target of an upheld report; NONE by default. */
            action?: components["schemas"]["ReportAction"] | null;
            /** @description Why, for the audit trail: up to 500 characters; 3 or more if something is done. */
            note?: string | null;
        };
        OverviewFigures: {
            /**
             * @description New members who have not left.
             * @example 12
             */
            members: number;
            /**
             * @description Contracts that were listed.
             * @example 12
             */
            listings: number;
            /**
             * @description Questions in public threads; consecutive messages of candidates count as one.
             * @example 12
             */
            questions: number;
            /**
             * @description How many questions the holders answered.
             * @example 12
             */
            answers: number;
            /**
             * @description Fees that were charged.
             * @example 12
             */
            purchases: number;
            /**
             * @description What was charged, in cents (USD).
             * @example 2500
             */
            revenue: number;
            /**
             * @description Refunds.
             * @example 12
             */
            refunds: number;
            /**
             * @description What was refunded, in cents (USD).
             * @example 2500
             */
            refunded: number;
            /**
             * @description Transfers that ended with the contract handed over.
             * @example 12
             */
            transfersCompleted: number;
            /**
             * @description Transfers that ended without that.
             * @example 12
             */
            transfersCancelled: number;
            /**
             * @description Transfers that ended after the acceptance so that the fee goes back, or an admin decides about it.
             * @example 12
             */
            refundsAfterAcceptance: number;
            /**
             * @description Reports of members.
             * @example 12
             */
            reports: number;
            /**
             * @description The median number of days from the charged fee to the handover; null if there was none.
             * @example 21
             */
            medianTransferDays: number | null;
        };
        OverviewBucket: {
            /**
             * Format: date
             * @description Its first day.
             * @example 2026-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Its last day.
             * @example 2026-03-01
             */
            until: string;
            /** @description Its figures. */
            figures: components["schemas"]["OverviewFigures"];
        };
        OverviewListings: {
            /** @description Type of the contracts. */
            type: components["schemas"]["ContractType"];
            /** @description Their status. */
            status: components["schemas"]["ContractStatus"];
            /**
             * @description How many there are.
             * @example 12
             */
            count: number;
        };
        FailingJobs: {
            /**
             * @description The kind of job.
             * @example mail
             */
            task: string;
            /**
             * @description Those that will be tried again.
             * @example 12
             */
            failing: number;
            /**
             * @description Those that used up their attempts.
             * @example 12
             */
            givenUp: number;
        };
        Overview: {
            /**
             * @description Length of the period in days.
             * @example 30
             */
            days: number;
            /**
             * Format: date
             * @description Its first day, in UTC.
             * @example 2026-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Its last day: today.
             * @example 2026-03-01
             */
            until: string;
            /** @description The payment mode whose purchases are counted. */
            mode: components["schemas"]["PaymentsMode"];
            /** @description The figures of the period. */
            current: components["schemas"]["OverviewFigures"];
            /** @description The figures of as many days before it. */
            before: components["schemas"]["OverviewFigures"];
            /** @description The period in its order, by day, or by week if it is longer than 30 days. */
            series: components["schemas"]["OverviewBucket"][];
            /**
             * @description Members at `standingAt`.
             * @example 12
             */
            members: number;
            /** @description Contracts by type and status at `standingAt`. */
            listings: components["schemas"]["OverviewListings"][];
            /**
             * Format: date-time
             * @description When members and listings were counted; a job does it every 15 minutes.
             */
            standingAt: string;
            /**
             * @description Transfers that are open now.
             * @example 12
             */
            transfersOpen: number;
            /**
             * @description Ended transfers whose fee an admin has to decide about; at most 100.
             * @example 12
             */
            feesUndecided: number;
            /**
             * @description Reports that are open now; at most 100.
             * @example 12
             */
            reportsWaiting: number;
            /** @description Jobs that fail now, by kind. */
            failingJobs: components["schemas"]["FailingJobs"][];
        };
        AuditEntry: {
            /**
             * Format: uuid
             * @description Id of the entry.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the admin.
             */
            actorId: string;
            /**
             * @description Email address of the admin.
             * @example ada@example.com
             */
            actorEmail: string;
            /**
             * @description Name of the action.
             * @example setting.update
             */
            action: string;
            /**
             * @description Kind of the target.
             * @example setting
             */
            targetType: string;
            /**
             * @description Id or key of the target.
             * @example company_phone
             */
            targetId: string;
            /**
             * @description State before the action, as JSON; null if there was none.
             * @example {"value":"(800) 555-0142"}
             */
            before: string | null;
            /**
             * @description State after the action, as JSON; null if nothing is left.
             * @example {"value":"(800) 555-0199"}
             */
            after: string | null;
            /**
             * @description IP address of the request.
             * @example 203.0.113.7
             */
            ip: string;
            /**
             * Format: date-time
             * @description Time of the action.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
        };
        ContactRequestInput: {
            /**
             * @description Full name, at most 200 characters.
             * @example Ada Byron
             */
            name: string;
            /**
             * Format: email
             * @description Email address to reply to.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Phone number.
             * @example (212) 555-0123
             */
            phone?: string | null;
            /**
             * @description car-lease, apartment, mortgage, timeshare, loan or other.
             * @example car-lease
             * @enum {string|null}
             */
            contractType?: "car-lease" | "apartment" | "mortgage" | "timeshare" | "loan" | "other" | "" | null;
            /**
             * @description transfer, takeover or both.
             * @example transfer
             * @enum {string|null}
             */
            userType?: "transfer" | "takeover" | "both" | "" | null;
            /**
             * @description Plain text, at most 5,000 characters.
             * @example How long does it take?
             */
            message?: string | null;
            /** @description Honeypot: invisible to people, who leave it empty. */
            website?: string | null;
        };
        ContactResult: {
            /**
             * @description Always true.
             * @example true
             */
            success: boolean;
        };
        ContactRequest: {
            /**
             * Format: uuid
             * @description Id of the request.
             */
            id: string;
            /**
             * @description Full name.
             * @example Ada Byron
             */
            name: string;
            /**
             * Format: email
             * @description Email address to reply to.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description Phone number.
             * @example (212) 555-0123
             */
            phone: string | null;
            /**
             * @description car-lease, apartment, mortgage, timeshare, loan or other.
             * @example car-lease
             * @enum {string|null}
             */
            contractType: "car-lease" | "apartment" | "mortgage" | "timeshare" | "loan" | "other" | null;
            /**
             * @description transfer, takeover or both.
             * @example transfer
             * @enum {string|null}
             */
            userType: "transfer" | "takeover" | "both" | null;
            /**
             * @description The message, as plain text.
             * @example How long does it take?
             */
            message: string | null;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-03-01T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When an admin marked it as answered; null until then.
             * @example 2026-03-01T15:00:00.000Z
             */
            answeredAt: string | null;
        };
        AnsweredInput: {
            /** @description True once it was answered, false to take that back. */
            answered: boolean;
        };
        /**
         * @description Category of the setting.
         * @enum {string}
         */
        SettingCategory: "general" | "landing" | "contact" | "hero" | "services" | "trust-safety" | "social";
        ContentEntry: {
            /**
             * @description Key of the setting.
             * @example hero_content
             */
            key: string;
            /**
             * @description Text; JSON in content and social entries.
             * @example {"title":"Transfer Your Contracts"}
             */
            value: string;
            /**
             * @description Category of the setting.
             * @example hero
             */
            category: components["schemas"]["SettingCategory"];
        };
        InitializeContentResult: {
            /**
             * @description Message for the admin.
             * @example 4 settings created, 0 kept.
             */
            message: string;
            /**
             * @description Number of settings created.
             * @example 4
             */
            created: number;
            /**
             * @description Number of settings that already existed.
             * @example 0
             */
            skipped: number;
        };
        PreviewTextArgs: {
            /**
             * @description The text, at most 5000 characters.
             * @example Call 512-555-0199
             */
            text: string;
        };
        TextPreview: {
            /**
             * @description The text as others would read it.
             * @example Call ••••••••••••
             */
            masked: string;
            /**
             * @description Hints for the writer.
             * @example [
             *       "Phone numbers are hidden from others."
             *     ]
             */
            warnings: string[];
        };
        PasskeyInfo: {
            /**
             * Format: uuid
             * @description Identifies the passkey.
             */
            id: string;
            /**
             * @description The name you gave it.
             * @example My phone
             */
            name: string;
            /**
             * Format: date-time
             * @description When you added it.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used; null before that.
             */
            lastUsedAt: string | null;
        };
        AccountSecurity: {
            /** @description False for members who sign in through a provider only. */
            hasPassword: boolean;
            /** @description True if sign-in requires a second factor. */
            hasSecondFactor: boolean;
            /** @description True if an authenticator app is set up. */
            hasAuthenticator: boolean;
            /** @description Your passkeys, oldest first. */
            passkeys: components["schemas"]["PasskeyInfo"][];
            /**
             * @description How many recovery codes are left.
             * @example 10
             */
            recoveryCodesLeft: number;
            /** @description True for an admin who has to set up a second factor before the admin area opens. */
            setupRequired: boolean;
        };
        AuthenticatorSetup: {
            /**
             * @description The key as text.
             * @example GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ
             */
            secret: string;
            /**
             * @description The key as the content of a QR code.
             * @example otpauth://totp/Handover:ada%40example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Handover
             */
            uri: string;
        };
        ConfirmAuthenticatorInput: {
            /**
             * @description The six digits the app shows.
             * @example 123456
             */
            code: string;
        };
        FactorChange: {
            /**
             * @description New recovery codes, shown only once; null if the existing ones remain valid.
             * @example [
             *       "abcd-efgh-jkmn-pqrs"
             *     ]
             */
            recoveryCodes: string[] | null;
        };
        AddPasskeyInput: {
            /**
             * @description A name for the passkey.
             * @example My phone
             */
            name: string;
            /** @description The browser's response to the passkey options, as JSON. */
            passkey: string;
        };
        /** @description Health status. */
        Health: {
            /**
             * @description Always "ok"; anything else is an error.
             * @example ok
             * @enum {string}
             */
            status: "ok";
            /**
             * @description Of a process that can serve requests: what the operator should know, such as that it is a trial.
             * @example [
             *       "This is a trial of a restored copy."
             *     ]
             */
            notes?: string[];
        };
        Setting: {
            /**
             * Format: uuid
             * @description Id of the setting.
             * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
             */
            id: string;
            /**
             * @description Unique key, cannot be changed.
             * @example company_phone
             */
            key: string;
            /**
             * @description Text; JSON in content and social settings.
             * @example (800) 555-0142
             */
            value: string;
            /**
             * @description Purpose of the setting.
             * @example Support phone in the footer
             */
            description: string | null;
            /** @description Category. */
            category: components["schemas"]["SettingCategory"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-01T12:00:00.000Z
             */
            updatedAt: string;
        };
        CreateSettingInput: {
            /**
             * @description The new text, at most 50,000 characters.
             * @example (800) 555-0199
             */
            value: string;
            /**
             * @description Purpose of the setting; absent keeps the current text, empty removes it.
             * @example Support phone in the footer
             */
            description?: string | null;
            /**
             * @description 1 to 100 letters, digits, dots, dashes and underscores; must be new.
             * @example company_phone
             */
            key: string;
            /** @description Category; `general` by default. */
            category?: components["schemas"]["SettingCategory"] | null;
        };
        UpdateSettingInput: {
            /**
             * @description The new text, at most 50,000 characters.
             * @example (800) 555-0199
             */
            value: string;
            /**
             * @description Purpose of the setting; absent keeps the current text, empty removes it.
             * @example Support phone in the footer
             */
            description?: string | null;
        };
        UpdateProfileInput: {
            /**
             * @description First name, at most 100 characters.
             * @example Ada
             */
            firstName?: string | null;
            /**
             * @description Last name, at most 100 characters.
             * @example Byron
             */
            lastName?: string | null;
        };
        User: {
            /**
             * Format: uuid
             * @description Identifies the member.
             */
            id: string;
            /**
             * Format: email
             * @description Email address.
             * @example ada@example.com
             */
            email: string;
            /**
             * @description First name.
             * @example Ada
             */
            firstName: string | null;
            /**
             * @description Last name.
             * @example Byron
             */
            lastName: string | null;
            /** @description True for admins. */
            isAdmin: boolean;
            /**
             * Format: date-time
             * @description Member since.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the member was suspended; null if they are not.
             */
            suspendedAt: string | null;
            /**
             * Format: date-time
             * @description When the email address was confirmed; null until then.
             */
            emailVerifiedAt: string | null;
        };
        /** @description Everything stored about one member. Money in cents, times in UTC. */
        DataExport: {
            /**
             * Format: date-time
             * @description When it was read.
             */
            exportedAt: string;
            /** @description The account. */
            profile: {
                [key: string]: unknown;
            };
            /** @description The sessions of the account: device, IP address and times, without anything that could be used to sign in. */
            sessions: {
                [key: string]: unknown;
            }[];
            /** @description Names and dates of second factors, without their keys and codes. */
            secondFactors: {
                [key: string]: unknown;
            };
            /** @description Contracts with their texts as they were written. */
            contracts: {
                [key: string]: unknown;
            }[];
            /** @description Messages as they were written. */
            messages: {
                [key: string]: unknown;
            }[];
            /** @description Payments that reached the bank, as the buyer. */
            purchases: {
                [key: string]: unknown;
            }[];
            /** @description Contracts that were sold, as the seller. */
            sales: {
                [key: string]: unknown;
            }[];
            /** @description Saved contracts and searches, and which contracts the alerts have told. */
            saved: {
                [key: string]: unknown;
            };
            /** @description Notifications, and where each kind of them is wanted. */
            notifications: {
                [key: string]: unknown;
            };
            /** @description Contact requests from the confirmed address of the account. */
            contactRequests: {
                [key: string]: unknown;
            }[];
            /** @description What was done as an admin. */
            adminActions: {
                [key: string]: unknown;
            }[];
        };
        DeleteAccountInput: {
            /**
             * @description Your password. Members with a second factor or without a password leave it out and need a proof of the last 15 minutes.
             * @example correct horse battery
             */
            password?: string | null;
        };
        /** @description An error. */
        Error: {
            /**
             * @description Only in responses of the contact form.
             * @enum {boolean}
             */
            success?: false;
            /** @description A message for users. */
            error: string;
            /**
             * @description For programs; a code never changes its meaning.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "VALIDATION" | "UNAUTHENTICATED" | "SECOND_FACTOR_REQUIRED" | "PAYMENT_REQUIRED" | "FORBIDDEN" | "OWN_CONTRACT" | "STEP_UP_REQUIRED" | "CROSS_SITE" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "CONFLICT" | "CONTRACT_TAKEN" | "NOT_FOR_SALE" | "TERMS_CHANGED" | "RESYNC" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "HEADERS_TOO_LARGE" | "INTERNAL" | "UNAVAILABLE" | "PAYMENT_PROVIDER";
            /** @description Further information. */
            details?: {
                /** @description A message for each invalid field. */
                fields?: {
                    [key: string]: string;
                };
                /** @description Seconds to wait before the next attempt; also in the Retry-After header. */
                retryAfterSeconds?: number;
                /**
                 * @description With FORBIDDEN: an admin has to set up a second factor first.
                 * @enum {string}
                 */
                reason?: "SECOND_FACTOR_SETUP";
                /** @description With SECOND_FACTOR_REQUIRED: what completes the sign-in. */
                factors?: ("passkey" | "authenticator" | "recovery-code")[];
                /** @description With STEP_UP_REQUIRED: what POST /api/user/step-up takes. Empty: sign in again. */
                proofs?: ("passkey" | "authenticator" | "recovery-code" | "password")[];
            };
        };
    };
    responses: {
        /** @description BAD_REQUEST */
        BAD_REQUEST: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "BAD_REQUEST";
                };
            };
        };
        /** @description UNAUTHENTICATED */
        UNAUTHENTICATED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "UNAUTHENTICATED";
                };
            };
        };
        /** @description INTERNAL */
        INTERNAL: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "INTERNAL";
                };
            };
        };
        /** @description UNAVAILABLE */
        UNAVAILABLE: {
            headers: {
                /**
                 * @description Seconds to wait before the next attempt.
                 * @example 2
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "UNAVAILABLE";
                };
            };
        };
        /** @description BAD_REQUEST or VALIDATION */
        "BAD_REQUEST-or-VALIDATION": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "BAD_REQUEST" | "VALIDATION";
                };
            };
        };
        /** @description PAYLOAD_TOO_LARGE */
        PAYLOAD_TOO_LARGE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "PAYLOAD_TOO_LARGE";
                };
            };
        };
        /** @description UNSUPPORTED_MEDIA_TYPE */
        UNSUPPORTED_MEDIA_TYPE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
        /** @description CROSS_SITE or FORBIDDEN */
        "CROSS_SITE-or-FORBIDDEN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "CROSS_SITE" | "FORBIDDEN";
                };
            };
        };
        /** @description UNAUTHENTICATED or SECOND_FACTOR_REQUIRED */
        "UNAUTHENTICATED-or-SECOND_FACTOR_REQUIRED": {
            headers: {
                /**
                 * @description The session cookie: `handover.sid`, or `__Host-handover` over https.
                 * @example handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax
                 */
                "Set-Cookie"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "UNAUTHENTICATED" | "SECOND_FACTOR_REQUIRED";
                };
            };
        };
        /** @description RATE_LIMITED */
        RATE_LIMITED: {
            headers: {
                /**
                 * @description Seconds to wait before the next attempt.
                 * @example 2
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "RATE_LIMITED";
                };
            };
        };
        /** @description CROSS_SITE */
        CROSS_SITE: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "CROSS_SITE";
                };
            };
        };
        /** @description CONFLICT */
        CONFLICT: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "CONFLICT";
                };
            };
        };
        /** @description NOT_FOUND */
        NOT_FOUND: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "NOT_FOUND";
                };
            };
        };
        /** @description CROSS_SITE or STEP_UP_REQUIRED */
        "CROSS_SITE-or-STEP_UP_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "CROSS_SITE" | "STEP_UP_REQUIRED";
                };
            };
        };
        /** @description FORBIDDEN */
        FORBIDDEN: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "FORBIDDEN";
                };
            };
        };
        /** @description CROSS_SITE or FORBIDDEN or STEP_UP_REQUIRED */
        "CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "CROSS_SITE" | "FORBIDDEN" | "STEP_UP_REQUIRED";
                };
            };
        };
        /** @description CROSS_SITE or OWN_CONTRACT */
        "CROSS_SITE-or-OWN_CONTRACT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "CROSS_SITE" | "OWN_CONTRACT";
                };
            };
        };
        /** @description NOT_FOR_SALE or TERMS_CHANGED or CONFLICT */
        "NOT_FOR_SALE-or-TERMS_CHANGED-or-CONFLICT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "NOT_FOR_SALE" | "TERMS_CHANGED" | "CONFLICT";
                };
            };
        };
        /** @description PAYMENT_PROVIDER or UNAVAILABLE */
        "PAYMENT_PROVIDER-or-UNAVAILABLE": {
            headers: {
                /**
                 * @description Seconds to wait before the next attempt.
                 * @example 2
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "PAYMENT_PROVIDER" | "UNAVAILABLE";
                };
            };
        };
        /** @description PAYMENT_REQUIRED */
        PAYMENT_REQUIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "PAYMENT_REQUIRED";
                };
            };
        };
        /** @description CONTRACT_TAKEN or NOT_FOR_SALE or TERMS_CHANGED or CONFLICT */
        "CONTRACT_TAKEN-or-NOT_FOR_SALE-or-TERMS_CHANGED-or-CONFLICT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "CONTRACT_TAKEN" | "NOT_FOR_SALE" | "TERMS_CHANGED" | "CONFLICT";
                };
            };
        };
        /** @description FORBIDDEN or STEP_UP_REQUIRED */
        "FORBIDDEN-or-STEP_UP_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "FORBIDDEN" | "STEP_UP_REQUIRED";
                };
            };
        };
        /** @description STEP_UP_REQUIRED */
        STEP_UP_REQUIRED: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code?: "STEP_UP_REQUIRED";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "email": "ada@example.com",
                     *       "firstName": "Ada",
                     *       "lastName": "Byron",
                     *       "isAdmin": true,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "emailVerified": true
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["SignInInput"];
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SignInInput"] & {
                    /**
                     * @description A path of this site to go to afterwards.
                     * @example /contracts
                     */
                    returnTo?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The session cookie: `handover.sid`, or `__Host-handover` over https.
                     * @example handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "email": "ada@example.com",
                     *       "firstName": "Ada",
                     *       "lastName": "Byron",
                     *       "isAdmin": true,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "emailVerified": true
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description For a form: to `returnTo`, or, if it was refused, back to the page of the form with the code in `error`. */
            303: {
                headers: {
                    /**
                     * @description The redirect target.
                     * @example /contracts
                     */
                    Location?: string;
                    /**
                     * @description The session cookie: `handover.sid`, or `__Host-handover` over https.
                     * @example handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED-or-SECOND_FACTOR_REQUIRED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    registerMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "correct horse battery",
                 *       "firstName": "Ada",
                 *       "lastName": "Byron",
                 *       "acceptTerms": true
                 *     }
                 */
                "application/json": components["schemas"]["RegisterInput"];
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "correct horse battery",
                 *       "firstName": "Ada",
                 *       "lastName": "Byron",
                 *       "acceptTerms": true
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RegisterInput"] & {
                    /**
                     * @description A path of this site to go to afterwards.
                     * @example /contracts
                     */
                    returnTo?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    /**
                     * @description The session cookie: `handover.sid`, or `__Host-handover` over https.
                     * @example handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "email": "ada@example.com",
                     *       "firstName": "Ada",
                     *       "lastName": "Byron",
                     *       "isAdmin": true,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "emailVerified": true
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description For a form: to `returnTo`, or, if it was refused, back to the page of the form with the code in `error`. */
            303: {
                headers: {
                    /**
                     * @description The redirect target.
                     * @example /contracts
                     */
                    Location?: string;
                    /**
                     * @description The session cookie: `handover.sid`, or `__Host-handover` over https.
                     * @example handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the home page. */
            302: {
                headers: {
                    /**
                     * @description The redirect target.
                     * @example /contracts
                     */
                    Location?: string;
                    /**
                     * @description The session cookie: `handover.sid`, or `__Host-handover` over https.
                     * @example handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPasswordInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ResetLinkInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true
                     *     }
                     */
                    "application/json": components["schemas"]["ResetLink"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    resendEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "text"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyEmailInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listSignInProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "oidc": {
                     *         "name": "id.example.com",
                     *         "url": "/api/login/oidc"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Providers"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    startProviderSignIn: {
        parameters: {
            query?: {
                /** @description A path of this site to go to after sign-in. */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider, or back to the sign-in page. */
            302: {
                headers: {
                    /**
                     * @description The redirect target.
                     * @example /contracts
                     */
                    Location?: string;
                    /**
                     * @description The session cookie: `handover.sid`, or `__Host-handover` over https.
                     * @example handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    finishProviderSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To `returnTo` after a successful sign-in, otherwise to the sign-in page. */
            302: {
                headers: {
                    /**
                     * @description The redirect target.
                     * @example /contracts
                     */
                    Location?: string;
                    /**
                     * @description The session cookie: `handover.sid`, or `__Host-handover` over https.
                     * @example handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getPendingFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "factors": [
                     *         "passkey"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PendingFactors"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    completeSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456",
                 *       "passkey": "text",
                 *       "password": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ProofInput"];
                /**
                 * @example {
                 *       "code": "123456",
                 *       "passkey": "text",
                 *       "password": "text"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProofInput"] & {
                    /**
                     * @description A path of this site to go to afterwards.
                     * @example /contracts
                     */
                    returnTo?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The session cookie: `handover.sid`, or `__Host-handover` over https.
                     * @example handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "email": "ada@example.com",
                     *       "firstName": "Ada",
                     *       "lastName": "Byron",
                     *       "isAdmin": true,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "emailVerified": true
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description For a form: to `returnTo`, or, if it was refused, back to the page of the form with the code in `error`. */
            303: {
                headers: {
                    /**
                     * @description The redirect target.
                     * @example /contracts
                     */
                    Location?: string;
                    /**
                     * @description The session cookie: `handover.sid`, or `__Host-handover` over https.
                     * @example handover.sid=s%3A0a1b2c; Path=/; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    beginSignInPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": "{\"challenge\":\"...\"}"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct horse battery",
                 *       "newPassword": "a quiet walk by the harbor"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Confirmed"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listMemberSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "device": "Chrome on macOS",
                     *         "ip": "203.0.113.7",
                     *         "signedInAt": "2026-03-01T12:00:00.000Z",
                     *         "lastSeenAt": "2026-03-01T12:00:00.000Z",
                     *         "current": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MemberSession"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    endMemberSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listPlaces: {
        parameters: {
            query: {
                /** @description Such as "aus", "Austin, T" or "787". */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4671654,
                     *         "label": "Austin, TX",
                     *         "zip": "78701",
                     *         "latitude": 30.267,
                     *         "longitude": -97.743
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Place"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                /** @description Only contracts of this type. */
                type?: "all" | "car-lease" | "apartment" | "mortgage" | "timeshare" | "loan";
                /** @description Text contained in the location, case-insensitive. */
                location?: string;
                /** @description Words in title, description or location. */
                q?: string;
                /** @description The lowest monthly payment in cents (USD). */
                minPayment?: number;
                /** @description The highest monthly payment in cents (USD). */
                maxPayment?: number;
                /** @description Bounds of the monthly payment in dollars; either bound may be left out. */
                payment?: string;
                /** @description Bounds of the remaining months. */
                months?: string;
                /** @description Bounds of `effectiveMonthly` in dollars. */
                effective?: string;
                /** @description Bounds of what the buyer pays at the transfer, in dollars. */
                cash?: string;
                /** @description Only contracts around this place: a ZIP code, or a city with its state. */
                near?: string;
                /** @description Miles around `near`; 50 by default. */
                within?: 10 | 25 | 50 | 100 | 250;
                /** @description `true`: only contracts whose seller pays something to the buyer. */
                paysSomething?: string;
                /** @description `true`: only contracts whose transfer the company behind them has confirmed. */
                confirmed?: string;
                /** @description `true`: only contracts with photos. */
                withPhotos?: string;
                /** @description Only contracts that can be handed over by this day. */
                availableBy?: string;
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
                /** @description The order: newest first, lowest payment, and so on; `nearest` needs `near`. */
                sort?: "newest" | "payment" | "effective" | "months-short" | "months-long" | "incentive" | "nearest";
                /** @description Facts by their keys, see GET /api/facts/{type}: values such as `make=Honda,Toyota`, or a range such as `milesPerYear=10000-`, with amounts in dollars and rates in percent. */
                facts?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023,
                     *           "fuel": "hybrid"
                     *         },
                     *         "incentive": 50000,
                     *         "termAsOf": "2026-03-01",
                     *         "effectiveMonthly": 41511,
                     *         "cashAtTransfer": 12000,
                     *         "transferFee": 2500,
                     *         "status": "active",
                     *         "offMarketReason": "expired",
                     *         "freshUntil": "2026-03-31T12:00:00.000Z",
                     *         "listedAt": "2026-03-01T12:00:00.000Z",
                     *         "underReview": true,
                     *         "termsVersion": 1,
                     *         "cover": {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "width": 1600,
                     *           "height": 1200,
                     *           "alt": "The car from the front",
                     *           "placeholder": "data:image/webp;base64,UklGRg==",
                     *           "urls": {
                     *             "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *             "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *             "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *           }
                     *         },
                     *         "messageCount": 1,
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "updatedAt": "2026-03-01T12:00:00.000Z",
                     *         "place": "Austin, TX",
                     *         "currentRemainingMonths": 17,
                     *         "forSale": true,
                     *         "acceptsMessages": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Contract"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    submitContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "2024 Honda Civic lease",
                 *       "type": "car-lease",
                 *       "description": "Well kept, 12,000 miles a year.",
                 *       "location": "Austin, TX",
                 *       "monthlyPayment": 38900,
                 *       "remainingTermMonths": 18,
                 *       "incentive": 50000,
                 *       "placeId": 4671654,
                 *       "facts": {
                 *         "make": "Honda",
                 *         "year": 2023,
                 *         "fuel": "hybrid"
                 *       },
                 *       "privateFacts": {
                 *         "vin": "1M8GDM9AXKP042788"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SubmitContractInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listSimilarContracts: {
        parameters: {
            query?: {
                /** @description How many, 1 to 12. */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023,
                     *           "fuel": "hybrid"
                     *         },
                     *         "incentive": 50000,
                     *         "termAsOf": "2026-03-01",
                     *         "effectiveMonthly": 41511,
                     *         "cashAtTransfer": 12000,
                     *         "transferFee": 2500,
                     *         "status": "active",
                     *         "offMarketReason": "expired",
                     *         "freshUntil": "2026-03-31T12:00:00.000Z",
                     *         "listedAt": "2026-03-01T12:00:00.000Z",
                     *         "underReview": true,
                     *         "termsVersion": 1,
                     *         "cover": {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "width": 1600,
                     *           "height": 1200,
                     *           "alt": "The car from the front",
                     *           "placeholder": "data:image/webp;base64,UklGRg==",
                     *           "urls": {
                     *             "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *             "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *             "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *           }
                     *         },
                     *         "messageCount": 1,
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "updatedAt": "2026-03-01T12:00:00.000Z",
                     *         "place": "Austin, TX",
                     *         "currentRemainingMonths": 17,
                     *         "forSale": true,
                     *         "acceptsMessages": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Contract"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listFactDefinitions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The type of contract, such as car-lease.
                 * @example car-lease
                 */
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "key": "mileageNow",
                     *         "label": "Miles today",
                     *         "kind": "int",
                     *         "unit": "miles",
                     *         "level": "key",
                     *         "min": 0,
                     *         "max": 500000,
                     *         "values": [
                     *           {
                     *             "value": "hybrid",
                     *             "label": "Hybrid"
                     *           }
                     *         ],
                     *         "facet": "text",
                     *         "isPrivate": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FactDefinition"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    computeTrueCost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The assumptions, such as {"milesPerMonth": 1500}; amounts in cents, rates in thousandths of a percent. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "milesPerMonth": 1500
                 *     }
                 */
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "key": "payments",
                     *           "label": "18 monthly payments",
                     *           "cents": 700200
                     *         }
                     *       ],
                     *       "total": 747200,
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "figures": [
                     *         {
                     *           "key": "spareMiles",
                     *           "label": "Miles left per month",
                     *           "kind": "int",
                     *           "value": 877
                     *         }
                     *       ],
                     *       "missing": [
                     *         "text"
                     *       ],
                     *       "notStated": [
                     *         "Fee for returning it"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TrueCost"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listContractFacets: {
        parameters: {
            query?: {
                /** @description Only contracts of this type. */
                type?: "all" | "car-lease" | "apartment" | "mortgage" | "timeshare" | "loan";
                /** @description Text contained in the location, case-insensitive. */
                location?: string;
                /** @description Words in title, description or location. */
                q?: string;
                /** @description The lowest monthly payment in cents (USD). */
                minPayment?: number;
                /** @description The highest monthly payment in cents (USD). */
                maxPayment?: number;
                /** @description Bounds of the monthly payment in dollars; either bound may be left out. */
                payment?: string;
                /** @description Bounds of the remaining months. */
                months?: string;
                /** @description Bounds of `effectiveMonthly` in dollars. */
                effective?: string;
                /** @description Bounds of what the buyer pays at the transfer, in dollars. */
                cash?: string;
                /** @description Only contracts around this place: a ZIP code, or a city with its state. */
                near?: string;
                /** @description Miles around `near`; 50 by default. */
                within?: 10 | 25 | 50 | 100 | 250;
                /** @description `true`: only contracts whose seller pays something to the buyer. */
                paysSomething?: string;
                /** @description `true`: only contracts whose transfer the company behind them has confirmed. */
                confirmed?: string;
                /** @description `true`: only contracts with photos. */
                withPhotos?: string;
                /** @description Only contracts that can be handed over by this day. */
                availableBy?: string;
                /** @description Facts by their keys, see GET /api/facts/{type}: values such as `make=Honda,Toyota`, or a range such as `milesPerYear=10000-`, with amounts in dollars and rates in percent. */
                facts?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "key": "fuel",
                     *         "label": "Fuel",
                     *         "buckets": [
                     *           {
                     *             "value": "hybrid",
                     *             "label": "Hybrid",
                     *             "count": 12,
                     *             "capped": true
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Facet"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listContractChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "field": "monthlyPayment",
                     *         "label": "monthly payment",
                     *         "before": "$389.00",
                     *         "after": "$409.00",
                     *         "changedAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ContractChange"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listAllContracts: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
                /** @description Words to search for. */
                q?: string;
                /** @description Newest first by default. */
                sort?: components["schemas"]["ListOrder"];
                /** @description Only contracts of this type. */
                type?: components["schemas"]["ContractType"];
                /** @description Only those with this status. */
                status?: components["schemas"]["ContractStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023,
                     *           "fuel": "hybrid"
                     *         },
                     *         "incentive": 50000,
                     *         "termAsOf": "2026-03-01",
                     *         "effectiveMonthly": 41511,
                     *         "cashAtTransfer": 12000,
                     *         "transferFee": 2500,
                     *         "status": "active",
                     *         "offMarketReason": "expired",
                     *         "freshUntil": "2026-03-31T12:00:00.000Z",
                     *         "listedAt": "2026-03-01T12:00:00.000Z",
                     *         "underReview": true,
                     *         "termsVersion": 1,
                     *         "cover": {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "width": 1600,
                     *           "height": 1200,
                     *           "alt": "The car from the front",
                     *           "placeholder": "data:image/webp;base64,UklGRg==",
                     *           "urls": {
                     *             "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *             "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *             "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *           }
                     *         },
                     *         "messageCount": 1,
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "updatedAt": "2026-03-01T12:00:00.000Z",
                     *         "place": "Austin, TX",
                     *         "currentRemainingMonths": 17,
                     *         "forSale": true,
                     *         "acceptsMessages": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Contract"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    updateContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "2024 Honda Civic lease",
                 *       "type": "car-lease",
                 *       "description": "Well kept, 12,000 miles a year.",
                 *       "location": "Austin, TX",
                 *       "monthlyPayment": 38900,
                 *       "remainingTermMonths": 18,
                 *       "incentive": 50000,
                 *       "placeId": 4671654,
                 *       "facts": {
                 *         "make": "Honda",
                 *         "year": 2023,
                 *         "fuel": "hybrid"
                 *       },
                 *       "privateFacts": {
                 *         "vin": "1M8GDM9AXKP042788"
                 *       },
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateContractInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    takeContractOffMarket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for a wire."
                 *     }
                 */
                "application/json": components["schemas"]["ModerationReason"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listFlaggedContracts: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023,
                     *           "fuel": "hybrid"
                     *         },
                     *         "incentive": 50000,
                     *         "termAsOf": "2026-03-01",
                     *         "effectiveMonthly": 41511,
                     *         "cashAtTransfer": 12000,
                     *         "transferFee": 2500,
                     *         "status": "active",
                     *         "offMarketReason": "expired",
                     *         "freshUntil": "2026-03-31T12:00:00.000Z",
                     *         "listedAt": "2026-03-01T12:00:00.000Z",
                     *         "underReview": true,
                     *         "termsVersion": 1,
                     *         "cover": {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "width": 1600,
                     *           "height": 1200,
                     *           "alt": "The car from the front",
                     *           "placeholder": "data:image/webp;base64,UklGRg==",
                     *           "urls": {
                     *             "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *             "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *             "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *           }
                     *         },
                     *         "messageCount": 1,
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "updatedAt": "2026-03-01T12:00:00.000Z",
                     *         "place": "Austin, TX",
                     *         "currentRemainingMonths": 17,
                     *         "forSale": true,
                     *         "acceptsMessages": true,
                     *         "flags": [
                     *           "phone"
                     *         ],
                     *         "duplicates": [
                     *           "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
                     *         ],
                     *         "hidden": true,
                     *         "holderEmail": "ada@example.com",
                     *         "holderSuspended": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FlaggedContract"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    countFlaggedContracts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 3
                     *     }
                     */
                    "application/json": components["schemas"]["WaitingCount"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    hideContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for a wire."
                 *     }
                 */
                "application/json": components["schemas"]["ModerationReason"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true,
                     *       "flags": [
                     *         "phone"
                     *       ],
                     *       "duplicates": [
                     *         "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
                     *       ],
                     *       "hidden": true,
                     *       "holderEmail": "ada@example.com",
                     *       "holderSuspended": true
                     *     }
                     */
                    "application/json": components["schemas"]["FlaggedContract"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    unhideContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true,
                     *       "flags": [
                     *         "phone"
                     *       ],
                     *       "duplicates": [
                     *         "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
                     *       ],
                     *       "hidden": true,
                     *       "holderEmail": "ada@example.com",
                     *       "holderSuspended": true
                     *     }
                     */
                    "application/json": components["schemas"]["FlaggedContract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    clearContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true,
                     *       "flags": [
                     *         "phone"
                     *       ],
                     *       "duplicates": [
                     *         "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
                     *       ],
                     *       "hidden": true,
                     *       "holderEmail": "ada@example.com",
                     *       "holderSuspended": true
                     *     }
                     */
                    "application/json": components["schemas"]["FlaggedContract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Photo"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    addPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The image. */
        requestBody: {
            content: {
                /** @example text */
                "image/jpeg": string;
                /** @example text */
                "image/png": string;
                /** @example text */
                "image/webp": string;
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "width": 1600,
                     *       "height": 1200,
                     *       "alt": "The car from the front",
                     *       "placeholder": "data:image/webp;base64,UklGRg==",
                     *       "urls": {
                     *         "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *         "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *         "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Photo"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deletePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    changePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alt": "The car from the front",
                 *       "position": 0
                 *     }
                 */
                "application/json": components["schemas"]["ChangePhotoInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "width": 1600,
                     *       "height": 1200,
                     *       "alt": "The car from the front",
                     *       "placeholder": "data:image/webp;base64,UklGRg==",
                     *       "urls": {
                     *         "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *         "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *         "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Photo"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getPaymentsConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mode": "live",
                     *       "publishableKey": "pk_test_...",
                     *       "apiBase": "/sandbox/stripe",
                     *       "scriptUrl": "/sandbox/stripe.js"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentsConfig"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                 *       "termsVersion": 1
                 *     }
                 */
                "application/json": components["schemas"]["CreatePaymentIntentInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientSecret": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentIntentSecret"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-OWN_CONTRACT"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["NOT_FOR_SALE-or-TERMS_CHANGED-or-CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["PAYMENT_PROVIDER-or-UNAVAILABLE"];
        };
    };
    completePurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentIntentId": "pi_3P..."
                 *     }
                 */
                "application/json": components["schemas"]["CompletePurchaseInput"];
            };
        };
        responses: {
            /** @description The contract is reserved for you */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "completed"
                     *     }
                     */
                    "application/json": components["schemas"]["CompletePurchaseResult"];
                };
            };
            /** @description The outcome is not known yet; repeat the request */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "completed"
                     *     }
                     */
                    "application/json": components["schemas"]["CompletePurchaseResult"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            402: components["responses"]["PAYMENT_REQUIRED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONTRACT_TAKEN-or-NOT_FOR_SALE-or-TERMS_CHANGED-or-CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["PAYMENT_PROVIDER-or-UNAVAILABLE"];
        };
    };
    listPurchases: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractTitle": "2024 Honda Civic lease",
                     *         "terms": {
                     *           "title": "2024 Honda Civic lease",
                     *           "type": "car-lease",
                     *           "description": "text",
                     *           "location": "Austin, TX",
                     *           "monthlyPayment": 38900,
                     *           "remainingTermMonths": 18,
                     *           "incentive": 50000,
                     *           "facts": {
                     *             "make": "Honda",
                     *             "year": 2023
                     *           }
                     *         },
                     *         "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "amount": 2500,
                     *         "currency": "usd",
                     *         "mode": "live",
                     *         "status": "created",
                     *         "cardBrand": "visa",
                     *         "cardLast4": "4242",
                     *         "amountRefunded": 0,
                     *         "capturedAt": "2026-03-01T12:00:00.000Z",
                     *         "refundedAt": "2026-03-01T12:00:00.000Z",
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "updatedAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Purchase"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listSales: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractTitle": "2024 Honda Civic lease",
                     *         "terms": {
                     *           "title": "2024 Honda Civic lease",
                     *           "type": "car-lease",
                     *           "description": "text",
                     *           "location": "Austin, TX",
                     *           "monthlyPayment": 38900,
                     *           "remainingTermMonths": 18,
                     *           "incentive": 50000,
                     *           "facts": {
                     *             "make": "Honda",
                     *             "year": 2023
                     *           }
                     *         },
                     *         "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "amount": 2500,
                     *         "currency": "usd",
                     *         "mode": "live",
                     *         "status": "created",
                     *         "cardBrand": "visa",
                     *         "cardLast4": "4242",
                     *         "amountRefunded": 0,
                     *         "capturedAt": "2026-03-01T12:00:00.000Z",
                     *         "refundedAt": "2026-03-01T12:00:00.000Z",
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "updatedAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Purchase"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getMyPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractTitle": "2024 Honda Civic lease",
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "amount": 2500,
                     *       "currency": "usd",
                     *       "mode": "live",
                     *       "status": "created",
                     *       "cardBrand": "visa",
                     *       "cardLast4": "4242",
                     *       "amountRefunded": 0,
                     *       "capturedAt": "2026-03-01T12:00:00.000Z",
                     *       "refundedAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractTitle": "2024 Honda Civic lease",
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "amount": 2500,
                     *       "currency": "usd",
                     *       "mode": "live",
                     *       "status": "created",
                     *       "cardBrand": "visa",
                     *       "cardLast4": "4242",
                     *       "amountRefunded": 0,
                     *       "capturedAt": "2026-03-01T12:00:00.000Z",
                     *       "refundedAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listAllPurchases: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
                /** @description Words to search for. */
                q?: string;
                /** @description Newest first by default. */
                sort?: components["schemas"]["ListOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractTitle": "2024 Honda Civic lease",
                     *         "terms": {
                     *           "title": "2024 Honda Civic lease",
                     *           "type": "car-lease",
                     *           "description": "text",
                     *           "location": "Austin, TX",
                     *           "monthlyPayment": 38900,
                     *           "remainingTermMonths": 18,
                     *           "incentive": 50000,
                     *           "facts": {
                     *             "make": "Honda",
                     *             "year": 2023
                     *           }
                     *         },
                     *         "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "amount": 2500,
                     *         "currency": "usd",
                     *         "mode": "live",
                     *         "status": "created",
                     *         "cardBrand": "visa",
                     *         "cardLast4": "4242",
                     *         "amountRefunded": 0,
                     *         "capturedAt": "2026-03-01T12:00:00.000Z",
                     *         "refundedAt": "2026-03-01T12:00:00.000Z",
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "updatedAt": "2026-03-01T12:00:00.000Z",
                     *         "paymentIntentId": "pi_3P...",
                     *         "buyerEmail": "text",
                     *         "sellerEmail": "text",
                     *         "refundReason": "text",
                     *         "takeOffMarket": true,
                     *         "holdsContract": true,
                     *         "refundable": true,
                     *         "history": [
                     *           {
                     *             "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *             "at": "2026-03-01T12:00:00.000Z",
                     *             "from": "created",
                     *             "to": "created",
                     *             "cause": "taken",
                     *             "by": "webhook",
                     *             "byUserId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AdminPurchase"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    refundPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text",
                 *       "takeOffMarket": false
                 *     }
                 */
                "application/json": components["schemas"]["RefundChoice"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractTitle": "2024 Honda Civic lease",
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "amount": 2500,
                     *       "currency": "usd",
                     *       "mode": "live",
                     *       "status": "created",
                     *       "cardBrand": "visa",
                     *       "cardLast4": "4242",
                     *       "amountRefunded": 0,
                     *       "capturedAt": "2026-03-01T12:00:00.000Z",
                     *       "refundedAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "paymentIntentId": "pi_3P...",
                     *       "buyerEmail": "text",
                     *       "sellerEmail": "text",
                     *       "refundReason": "text",
                     *       "takeOffMarket": true,
                     *       "holdsContract": true,
                     *       "refundable": true,
                     *       "history": [
                     *         {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "from": "created",
                     *           "to": "created",
                     *           "cause": "taken",
                     *           "by": "webhook",
                     *           "byUserId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminPurchase"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["PAYMENT_PROVIDER-or-UNAVAILABLE"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The provider's signature of the raw body. */
                "stripe-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A signed event of the provider. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1P2x",
                 *       "type": "payment_intent.succeeded"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Identifies the event.
                     * @example evt_1P2x
                     */
                    id: string;
                    /**
                     * @description What happened.
                     * @example payment_intent.succeeded
                     */
                    type: string;
                };
            };
        };
        responses: {
            /** @description Stored; it is processed afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "received": true
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Always true.
                         * @example true
                         */
                        received: boolean;
                    };
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Cursor of a message: returns the messages before it. */
                before?: string;
                /** @description Cursor or id of the last message seen: returns the messages after it, oldest first. */
                after?: string;
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Same as `before`; the Link header uses it. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "senderId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "isSeller": true,
                     *         "message": "Is it still available?",
                     *         "createdAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Is it still available?"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "senderId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "isSeller": true,
                     *       "message": "Is it still available?",
                     *       "createdAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "contract": {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "title": "2024 Honda Civic lease",
                     *           "type": "car-lease",
                     *           "description": "text",
                     *           "location": "Austin, TX",
                     *           "monthlyPayment": 38900,
                     *           "remainingTermMonths": 18,
                     *           "facts": {
                     *             "make": "Honda",
                     *             "year": 2023,
                     *             "fuel": "hybrid"
                     *           },
                     *           "incentive": 50000,
                     *           "termAsOf": "2026-03-01",
                     *           "effectiveMonthly": 41511,
                     *           "cashAtTransfer": 12000,
                     *           "transferFee": 2500,
                     *           "status": "active",
                     *           "offMarketReason": "expired",
                     *           "freshUntil": "2026-03-31T12:00:00.000Z",
                     *           "listedAt": "2026-03-01T12:00:00.000Z",
                     *           "underReview": true,
                     *           "termsVersion": 1,
                     *           "cover": {
                     *             "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *             "width": 1600,
                     *             "height": 1200,
                     *             "alt": "The car from the front",
                     *             "placeholder": "data:image/webp;base64,UklGRg==",
                     *             "urls": {
                     *               "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *               "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *               "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *             }
                     *           },
                     *           "messageCount": 1,
                     *           "createdAt": "2026-03-01T12:00:00.000Z",
                     *           "updatedAt": "2026-03-01T12:00:00.000Z",
                     *           "place": "Austin, TX",
                     *           "currentRemainingMonths": 17,
                     *           "forSale": true,
                     *           "acceptsMessages": true
                     *         },
                     *         "role": "seller",
                     *         "lastMessage": {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "senderId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "isSeller": true,
                     *           "message": "Is it still available?",
                     *           "createdAt": "2026-03-01T12:00:00.000Z"
                     *         },
                     *         "unreadCount": 2,
                     *         "lastReadAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Conversation"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    countUnreadConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 3
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadConversations"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    markConversationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "unreadConversations": 3
                     *     }
                     */
                    "application/json": components["schemas"]["ConversationRead"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listFlaggedMessages: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "senderId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "isSeller": true,
                     *         "message": "Is it still available?",
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "flags": [
                     *           "phone"
                     *         ],
                     *         "hidden": true,
                     *         "senderEmail": "ada@example.com",
                     *         "senderSuspended": true,
                     *         "contractTitle": "2024 Honda Civic lease"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FlaggedMessage"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    countFlaggedMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 3
                     *     }
                     */
                    "application/json": components["schemas"]["WaitingCount"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    hideMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for a wire."
                 *     }
                 */
                "application/json": components["schemas"]["ModerationReason"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "senderId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "isSeller": true,
                     *       "message": "Is it still available?",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "flags": [
                     *         "phone"
                     *       ],
                     *       "hidden": true,
                     *       "senderEmail": "ada@example.com",
                     *       "senderSuspended": true,
                     *       "contractTitle": "2024 Honda Civic lease"
                     *     }
                     */
                    "application/json": components["schemas"]["FlaggedMessage"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    unhideMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "senderId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "isSeller": true,
                     *       "message": "Is it still available?",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "flags": [
                     *         "phone"
                     *       ],
                     *       "hidden": true,
                     *       "senderEmail": "ada@example.com",
                     *       "senderSuspended": true,
                     *       "contractTitle": "2024 Honda Civic lease"
                     *     }
                     */
                    "application/json": components["schemas"]["FlaggedMessage"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    clearMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "senderId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "isSeller": true,
                     *       "message": "Is it still available?",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "flags": [
                     *         "phone"
                     *       ],
                     *       "hidden": true,
                     *       "senderEmail": "ada@example.com",
                     *       "senderSuspended": true,
                     *       "contractTitle": "2024 Honda Civic lease"
                     *     }
                     */
                    "application/json": components["schemas"]["FlaggedMessage"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "type": "car-lease",
                     *         "status": "proposed",
                     *         "endReason": "holder-declined",
                     *         "feeOutcome": "none",
                     *         "pausedAt": "2026-03-01T12:00:00.000Z",
                     *         "pauseReason": "admin",
                     *         "pauseReasons": [
                     *           "admin"
                     *         ],
                     *         "stalledAt": "2026-03-01T12:00:00.000Z",
                     *         "completedAt": "2026-03-01T12:00:00.000Z",
                     *         "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "role": "holder",
                     *         "steps": [
                     *           {
                     *             "key": "consent",
                     *             "title": "Sign the transfer papers",
                     *             "status": "waiting",
                     *             "actor": "holder",
                     *             "usual": "2–10 days",
                     *             "bound": true,
                     *             "startedAt": "2026-03-01T12:00:00.000Z",
                     *             "dueAt": "2026-03-01T12:00:00.000Z",
                     *             "expectedOn": "2026-03-14",
                     *             "proposedOn": "2026-04-14",
                     *             "proposedBy": "holder",
                     *             "skipAskedBy": "holder",
                     *             "doneOn": "2026-03-10",
                     *             "doneBy": "buyer",
                     *             "closedAt": "2026-03-01T12:00:00.000Z",
                     *             "consentFrom": "Acme Leasing, Ms. Reed",
                     *             "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *             "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *             "note": "text",
                     *             "refusal": {
                     *               "reason": "not-approved",
                     *               "by": "holder",
                     *               "note": "text",
                     *               "saidBy": "Acme Leasing, Ms. Reed",
                     *               "saidOn": "2026-03-10",
                     *               "at": "2026-03-01T12:00:00.000Z"
                     *             }
                     *           }
                     *         ],
                     *         "currentStep": {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         },
                     *         "contacts": [
                     *           {
                     *             "role": "holder",
                     *             "name": "Ada Byron",
                     *             "email": "ada@example.com",
                     *             "phone": "+1 512 555 0100",
                     *             "note": "text"
                     *           }
                     *         ],
                     *         "allowedActions": [
                     *           "extend-step"
                     *         ],
                     *         "events": [
                     *           {
                     *             "at": "2026-03-01T12:00:00.000Z",
                     *             "by": "buyer",
                     *             "action": "complete-step",
                     *             "stepKey": "consent",
                     *             "note": "text"
                     *           }
                     *         ],
                     *         "terms": {
                     *           "title": "2024 Honda Civic lease",
                     *           "type": "car-lease",
                     *           "description": "text",
                     *           "location": "Austin, TX",
                     *           "monthlyPayment": 38900,
                     *           "remainingTermMonths": 18,
                     *           "incentive": 50000,
                     *           "facts": {
                     *             "make": "Honda",
                     *             "year": 2023
                     *           }
                     *         },
                     *         "acceptsMessages": true,
                     *         "unreadMessages": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Transfer"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getContractTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    acceptTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Byron",
                 *       "phone": "+1 512 555 0100",
                 *       "note": "Evenings are best.",
                 *       "consent": true
                 *     }
                 */
                "application/json": components["schemas"]["AcceptTransferInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    declineTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The transfer fee is $595.",
                 *       "takeOffMarket": false
                 *     }
                 */
                "application/json": components["schemas"]["DeclineTransferArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    withdrawTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The transfer fee is $595."
                 *     }
                 */
                "application/json": components["schemas"]["NoteArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    endStalledTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The transfer fee is $595."
                 *     }
                 */
                "application/json": components["schemas"]["NoteArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    completeStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
                /**
                 * @description The setting's key.
                 * @example text
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "doneOn": "2026-03-10",
                 *       "note": "The transfer fee is $595.",
                 *       "from": "Acme Leasing, Ms. Reed"
                 *     }
                 */
                "application/json": components["schemas"]["CompleteStepInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    confirmStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
                /**
                 * @description The setting's key.
                 * @example text
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The transfer fee is $595."
                 *     }
                 */
                "application/json": components["schemas"]["NoteArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    reopenStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
                /**
                 * @description The setting's key.
                 * @example text
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The transfer fee is $595."
                 *     }
                 */
                "application/json": components["schemas"]["NoteArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    expectStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
                /**
                 * @description The setting's key.
                 * @example text
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "day": "2026-03-10"
                 *     }
                 */
                "application/json": components["schemas"]["ExpectStepArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    skipStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
                /**
                 * @description The setting's key.
                 * @example text
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The transfer fee is $595."
                 *     }
                 */
                "application/json": components["schemas"]["NoteArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    recordRefusal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
                /**
                 * @description The setting's key.
                 * @example text
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "not-approved",
                 *       "note": "The transfer fee is $595.",
                 *       "saidBy": "Acme Leasing, Ms. Reed",
                 *       "saidOn": "2026-03-10"
                 *     }
                 */
                "application/json": components["schemas"]["RecordRefusalInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    answerRefusal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
                /**
                 * @description The setting's key.
                 * @example text
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The transfer fee is $595.",
                 *       "agree": true
                 *     }
                 */
                "application/json": components["schemas"]["AnswerRefusalArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listTransferMessages: {
        parameters: {
            query?: {
                /** @description Cursor of a message: returns the messages before it. */
                before?: string;
                /** @description Cursor or id of the last message seen: returns the messages after it, oldest first. */
                after?: string;
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Same as `before`; the Link header uses it. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "transferId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "senderId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "by": "holder",
                     *         "message": "Can we meet on Saturday at ten?",
                     *         "warning": null,
                     *         "createdAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TransferMessage"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    sendTransferMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Is it still available?"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "transferId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "senderId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "by": "holder",
                     *       "message": "Can we meet on Saturday at ten?",
                     *       "warning": null,
                     *       "createdAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TransferMessage"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    markTransferRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listAllTransfers: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
                /** @description Words to search for. */
                q?: string;
                /** @description Only those. */
                state?: components["schemas"]["TransferStatus"];
                /** @description Only those. */
                group?: components["schemas"]["TransferGroup"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "type": "car-lease",
                     *         "status": "proposed",
                     *         "endReason": "holder-declined",
                     *         "feeOutcome": "none",
                     *         "pausedAt": "2026-03-01T12:00:00.000Z",
                     *         "pauseReason": "admin",
                     *         "pauseReasons": [
                     *           "admin"
                     *         ],
                     *         "stalledAt": "2026-03-01T12:00:00.000Z",
                     *         "completedAt": "2026-03-01T12:00:00.000Z",
                     *         "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "role": "holder",
                     *         "steps": [
                     *           {
                     *             "key": "consent",
                     *             "title": "Sign the transfer papers",
                     *             "status": "waiting",
                     *             "actor": "holder",
                     *             "usual": "2–10 days",
                     *             "bound": true,
                     *             "startedAt": "2026-03-01T12:00:00.000Z",
                     *             "dueAt": "2026-03-01T12:00:00.000Z",
                     *             "expectedOn": "2026-03-14",
                     *             "proposedOn": "2026-04-14",
                     *             "proposedBy": "holder",
                     *             "skipAskedBy": "holder",
                     *             "doneOn": "2026-03-10",
                     *             "doneBy": "buyer",
                     *             "closedAt": "2026-03-01T12:00:00.000Z",
                     *             "consentFrom": "Acme Leasing, Ms. Reed",
                     *             "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *             "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *             "note": "text",
                     *             "refusal": {
                     *               "reason": "not-approved",
                     *               "by": "holder",
                     *               "note": "text",
                     *               "saidBy": "Acme Leasing, Ms. Reed",
                     *               "saidOn": "2026-03-10",
                     *               "at": "2026-03-01T12:00:00.000Z"
                     *             }
                     *           }
                     *         ],
                     *         "currentStep": {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         },
                     *         "contacts": [
                     *           {
                     *             "role": "holder",
                     *             "name": "Ada Byron",
                     *             "email": "ada@example.com",
                     *             "phone": "+1 512 555 0100",
                     *             "note": "text"
                     *           }
                     *         ],
                     *         "allowedActions": [
                     *           "extend-step"
                     *         ],
                     *         "events": [
                     *           {
                     *             "at": "2026-03-01T12:00:00.000Z",
                     *             "by": "buyer",
                     *             "action": "complete-step",
                     *             "stepKey": "consent",
                     *             "note": "text"
                     *           }
                     *         ],
                     *         "terms": {
                     *           "title": "2024 Honda Civic lease",
                     *           "type": "car-lease",
                     *           "description": "text",
                     *           "location": "Austin, TX",
                     *           "monthlyPayment": 38900,
                     *           "remainingTermMonths": 18,
                     *           "incentive": 50000,
                     *           "facts": {
                     *             "make": "Honda",
                     *             "year": 2023
                     *           }
                     *         },
                     *         "acceptsMessages": true,
                     *         "unreadMessages": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Transfer"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getTransferNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "open": 3,
                     *       "waiting": 3,
                     *       "stalled": 3,
                     *       "late": 3,
                     *       "paused": 3,
                     *       "steps": [
                     *         {
                     *           "type": "car-lease",
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "days": 6,
                     *           "count": 42,
                     *           "estimate": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TransferNumbers"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getTransferContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "role": "holder",
                     *         "name": "Ada Byron",
                     *         "email": "ada@example.com",
                     *         "phone": "+1 512 555 0100",
                     *         "note": "text"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["TransferContact"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    extendStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text",
                 *       "days": 7
                 *     }
                 */
                "application/json": components["schemas"]["ExtendStepArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    adminCompleteStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "doneOn": "2026-03-10",
                 *       "note": "The transfer fee is $595.",
                 *       "from": "Acme Leasing, Ms. Reed",
                 *       "reason": "text",
                 *       "key": "consent"
                 *     }
                 */
                "application/json": components["schemas"]["AdminCompleteStepArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    adminSkipStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text",
                 *       "key": "consent"
                 *     }
                 */
                "application/json": components["schemas"]["SkipStepArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    pauseTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ReasonArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    resumeTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ReasonArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    completeTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ReasonArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    cancelTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text",
                 *       "fee": "refund",
                 *       "contractStatus": "active"
                 *     }
                 */
                "application/json": components["schemas"]["CancelTransferArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    decideFee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text",
                 *       "fee": "refund"
                 *     }
                 */
                "application/json": components["schemas"]["FeeArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "purchaseId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "buyerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "sellerId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "type": "car-lease",
                     *       "status": "proposed",
                     *       "endReason": "holder-declined",
                     *       "feeOutcome": "none",
                     *       "pausedAt": "2026-03-01T12:00:00.000Z",
                     *       "pauseReason": "admin",
                     *       "pauseReasons": [
                     *         "admin"
                     *       ],
                     *       "stalledAt": "2026-03-01T12:00:00.000Z",
                     *       "completedAt": "2026-03-01T12:00:00.000Z",
                     *       "cancelledAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "role": "holder",
                     *       "steps": [
                     *         {
                     *           "key": "consent",
                     *           "title": "Sign the transfer papers",
                     *           "status": "waiting",
                     *           "actor": "holder",
                     *           "usual": "2–10 days",
                     *           "bound": true,
                     *           "startedAt": "2026-03-01T12:00:00.000Z",
                     *           "dueAt": "2026-03-01T12:00:00.000Z",
                     *           "expectedOn": "2026-03-14",
                     *           "proposedOn": "2026-04-14",
                     *           "proposedBy": "holder",
                     *           "skipAskedBy": "holder",
                     *           "doneOn": "2026-03-10",
                     *           "doneBy": "buyer",
                     *           "closedAt": "2026-03-01T12:00:00.000Z",
                     *           "consentFrom": "Acme Leasing, Ms. Reed",
                     *           "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *           "note": "text",
                     *           "refusal": {
                     *             "reason": "not-approved",
                     *             "by": "holder",
                     *             "note": "text",
                     *             "saidBy": "Acme Leasing, Ms. Reed",
                     *             "saidOn": "2026-03-10",
                     *             "at": "2026-03-01T12:00:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "currentStep": {
                     *         "key": "consent",
                     *         "title": "Sign the transfer papers",
                     *         "status": "waiting",
                     *         "actor": "holder",
                     *         "usual": "2–10 days",
                     *         "bound": true,
                     *         "startedAt": "2026-03-01T12:00:00.000Z",
                     *         "dueAt": "2026-03-01T12:00:00.000Z",
                     *         "expectedOn": "2026-03-14",
                     *         "proposedOn": "2026-04-14",
                     *         "proposedBy": "holder",
                     *         "skipAskedBy": "holder",
                     *         "doneOn": "2026-03-10",
                     *         "doneBy": "buyer",
                     *         "closedAt": "2026-03-01T12:00:00.000Z",
                     *         "consentFrom": "Acme Leasing, Ms. Reed",
                     *         "holderSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "buyerSaidAt": "2026-03-01T12:00:00.000Z",
                     *         "note": "text",
                     *         "refusal": {
                     *           "reason": "not-approved",
                     *           "by": "holder",
                     *           "note": "text",
                     *           "saidBy": "Acme Leasing, Ms. Reed",
                     *           "saidOn": "2026-03-10",
                     *           "at": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       },
                     *       "contacts": [
                     *         {
                     *           "role": "holder",
                     *           "name": "Ada Byron",
                     *           "email": "ada@example.com",
                     *           "phone": "+1 512 555 0100",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "allowedActions": [
                     *         "extend-step"
                     *       ],
                     *       "events": [
                     *         {
                     *           "at": "2026-03-01T12:00:00.000Z",
                     *           "by": "buyer",
                     *           "action": "complete-step",
                     *           "stepKey": "consent",
                     *           "note": "text"
                     *         }
                     *       ],
                     *       "terms": {
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "incentive": 50000,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023
                     *         }
                     *       },
                     *       "acceptsMessages": true,
                     *       "unreadMessages": 2
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listFavourites: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "title": "2024 Honda Civic lease",
                     *         "type": "car-lease",
                     *         "description": "text",
                     *         "location": "Austin, TX",
                     *         "monthlyPayment": 38900,
                     *         "remainingTermMonths": 18,
                     *         "facts": {
                     *           "make": "Honda",
                     *           "year": 2023,
                     *           "fuel": "hybrid"
                     *         },
                     *         "incentive": 50000,
                     *         "termAsOf": "2026-03-01",
                     *         "effectiveMonthly": 41511,
                     *         "cashAtTransfer": 12000,
                     *         "transferFee": 2500,
                     *         "status": "active",
                     *         "offMarketReason": "expired",
                     *         "freshUntil": "2026-03-31T12:00:00.000Z",
                     *         "listedAt": "2026-03-01T12:00:00.000Z",
                     *         "underReview": true,
                     *         "termsVersion": 1,
                     *         "cover": {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "width": 1600,
                     *           "height": 1200,
                     *           "alt": "The car from the front",
                     *           "placeholder": "data:image/webp;base64,UklGRg==",
                     *           "urls": {
                     *             "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *             "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *             "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *           }
                     *         },
                     *         "messageCount": 1,
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "updatedAt": "2026-03-01T12:00:00.000Z",
                     *         "place": "Austin, TX",
                     *         "currentRemainingMonths": 17,
                     *         "forSale": true,
                     *         "acceptsMessages": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Contract"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    favouriteIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ids": [
                     *         "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteIds"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the contract.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the contract.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "name": "Car leases in Austin",
                     *         "query": "type=car-lease&location=Austin",
                     *         "frequency": "instant",
                     *         "createdAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SavedSearch"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Car leases in Austin",
                 *       "query": "type=car-lease&location=Austin",
                 *       "frequency": "instant"
                 *     }
                 */
                "application/json": components["schemas"]["SaveSearchInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "name": "Car leases in Austin",
                     *       "query": "type=car-lease&location=Austin",
                     *       "frequency": "instant",
                     *       "createdAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    updateSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Car leases in Austin",
                 *       "query": "type=car-lease&location=Austin",
                 *       "frequency": "instant"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSavedSearchInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "name": "Car leases in Austin",
                     *       "query": "type=car-lease&location=Austin",
                     *       "frequency": "instant",
                     *       "createdAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listListings: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "contract": {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "title": "2024 Honda Civic lease",
                     *           "type": "car-lease",
                     *           "description": "text",
                     *           "location": "Austin, TX",
                     *           "monthlyPayment": 38900,
                     *           "remainingTermMonths": 18,
                     *           "facts": {
                     *             "make": "Honda",
                     *             "year": 2023,
                     *             "fuel": "hybrid"
                     *           },
                     *           "incentive": 50000,
                     *           "termAsOf": "2026-03-01",
                     *           "effectiveMonthly": 41511,
                     *           "cashAtTransfer": 12000,
                     *           "transferFee": 2500,
                     *           "status": "active",
                     *           "offMarketReason": "expired",
                     *           "freshUntil": "2026-03-31T12:00:00.000Z",
                     *           "listedAt": "2026-03-01T12:00:00.000Z",
                     *           "underReview": true,
                     *           "termsVersion": 1,
                     *           "cover": {
                     *             "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *             "width": 1600,
                     *             "height": 1200,
                     *             "alt": "The car from the front",
                     *             "placeholder": "data:image/webp;base64,UklGRg==",
                     *             "urls": {
                     *               "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *               "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *               "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *             }
                     *           },
                     *           "messageCount": 1,
                     *           "createdAt": "2026-03-01T12:00:00.000Z",
                     *           "updatedAt": "2026-03-01T12:00:00.000Z",
                     *           "place": "Austin, TX",
                     *           "currentRemainingMonths": 17,
                     *           "forSale": true,
                     *           "acceptsMessages": true
                     *         },
                     *         "openQuestions": 2,
                     *         "views": 120,
                     *         "favourites": 3,
                     *         "keyFacts": {
                     *           "stated": 6,
                     *           "total": 8
                     *         },
                     *         "allowedActions": [
                     *           "edit",
                     *           "renew"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Listing"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    updateMyContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "2024 Honda Civic lease",
                 *       "type": "car-lease",
                 *       "description": "Well kept, 12,000 miles a year.",
                 *       "location": "Austin, TX",
                 *       "monthlyPayment": 38900,
                 *       "remainingTermMonths": 18,
                 *       "incentive": 50000,
                 *       "placeId": 4671654,
                 *       "facts": {
                 *         "make": "Honda",
                 *         "year": 2023,
                 *         "fuel": "hybrid"
                 *       },
                 *       "privateFacts": {
                 *         "vin": "1M8GDM9AXKP042788"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMyContractInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    renewContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    pauseContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    resumeContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    withdrawContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    relistContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    markElsewhere: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "where": "friend"
                 *     }
                 */
                "application/json": components["schemas"]["MarkElsewhereArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    renewRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "MDE5YTNjMWU.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": components["schemas"]["RenewInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "userId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "title": "2024 Honda Civic lease",
                     *       "type": "car-lease",
                     *       "description": "text",
                     *       "location": "Austin, TX",
                     *       "monthlyPayment": 38900,
                     *       "remainingTermMonths": 18,
                     *       "facts": {
                     *         "make": "Honda",
                     *         "year": 2023,
                     *         "fuel": "hybrid"
                     *       },
                     *       "incentive": 50000,
                     *       "termAsOf": "2026-03-01",
                     *       "effectiveMonthly": 41511,
                     *       "cashAtTransfer": 12000,
                     *       "transferFee": 2500,
                     *       "status": "active",
                     *       "offMarketReason": "expired",
                     *       "freshUntil": "2026-03-31T12:00:00.000Z",
                     *       "listedAt": "2026-03-01T12:00:00.000Z",
                     *       "underReview": true,
                     *       "termsVersion": 1,
                     *       "cover": {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "width": 1600,
                     *         "height": 1200,
                     *         "alt": "The car from the front",
                     *         "placeholder": "data:image/webp;base64,UklGRg==",
                     *         "urls": {
                     *           "320": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-320.webp",
                     *           "800": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-800.webp",
                     *           "1600": "/media/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f-1600.webp"
                     *         }
                     *       },
                     *       "messageCount": 1,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z",
                     *       "place": "Austin, TX",
                     *       "currentRemainingMonths": 17,
                     *       "forSale": true,
                     *       "acceptsMessages": true
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    askRenewal: {
        parameters: {
            query: {
                /** @description From the link in the email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with a button. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/html": string;
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            /** @description A page that says that the link no longer works. */
            404: {
                headers: {
                    /**
                     * @description The redirect target.
                     * @example /contracts
                     */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/html": string;
                };
            };
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    confirmRenewal: {
        parameters: {
            query: {
                /** @description From the link in the email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page that says until when the contract is listed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/html": string;
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            /** @description A page that says that the link no longer works. */
            404: {
                headers: {
                    /**
                     * @description The redirect target.
                     * @example /contracts
                     */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/html": string;
                };
            };
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "kind": "question",
                     *         "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "transferId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "readAt": "2026-03-01T12:00:00.000Z",
                     *         "title": "Your turn: 2023 BMW X3",
                     *         "text": "Apply with the leasing company: done.",
                     *         "path": "/contracts/019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 3
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
                 *       ],
                 *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f"
                 *     }
                 */
                "application/json": components["schemas"]["MarkNotificationsReadInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 3
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    notificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "question",
                     *         "mail": true,
                     *         "inApp": true,
                     *         "locked": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NotificationPreference"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    setNotificationPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "question",
                 *       "mail": false,
                 *       "inApp": true
                 *     }
                 */
                "application/json": components["schemas"]["NotificationPreferenceInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "question",
                     *       "mail": true,
                     *       "inApp": true,
                     *       "locked": true
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPreference"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    askUnsubscribe: {
        parameters: {
            query: {
                /** @description From the link in an email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with a button. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/html": string;
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            /** @description A page that says that the link is not complete. */
            404: {
                headers: {
                    /**
                     * @description The redirect target.
                     * @example /contracts
                     */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/html": string;
                };
            };
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    unsubscribeUnsubscribe: {
        parameters: {
            query: {
                /** @description From the link in an email. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page that says so. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/html": string;
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            /** @description A page that says that the link is not complete. */
            404: {
                headers: {
                    /**
                     * @description The redirect target.
                     * @example /contracts
                     */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/html": string;
                };
            };
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    reportReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "targetType": "contract",
                 *       "targetId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                 *       "reason": "scam",
                 *       "note": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ReportInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "targetType": "contract",
                     *       "targetId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "reason": "scam",
                     *       "note": "text",
                     *       "resolvedAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["MyReport"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    reportsOnContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mine": [
                     *         {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "targetType": "contract",
                     *           "targetId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "reason": "scam",
                     *           "note": "text",
                     *           "resolvedAt": "2026-03-01T12:00:00.000Z",
                     *           "createdAt": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "answerBy": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ReportsOnContract"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    confirmAvailable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
                /** @description Urgent ones come first, then the newest by default. */
                sort?: components["schemas"]["ListOrder"];
                /** @description Only those. */
                state?: components["schemas"]["ReportState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "targetType": "contract",
                     *         "targetId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "reason": "scam",
                     *         "note": "text",
                     *         "resolvedAt": "2026-03-01T12:00:00.000Z",
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "state": "open",
                     *         "urgent": true,
                     *         "action": "hide",
                     *         "resolution": "text",
                     *         "reporterId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "reporterEmail": "ada@example.com",
                     *         "subjectId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "subjectEmail": "bob@example.com",
                     *         "subjectSuspended": true,
                     *         "contractTitle": "2024 Honda Civic lease",
                     *         "contractStatus": "active",
                     *         "message": "text",
                     *         "lastMessages": [
                     *           "text"
                     *         ],
                     *         "history": {
                     *           "open": 1,
                     *           "upheld": 2,
                     *           "dismissed": 0
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Report"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    countReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 3
                     *     }
                     */
                    "application/json": components["schemas"]["WaitingCount"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    resolveReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "uphold": true,
                 *       "action": "hide",
                 *       "note": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ResolveReportArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "targetType": "contract",
                     *       "targetId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "contractId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "reason": "scam",
                     *       "note": "text",
                     *       "resolvedAt": "2026-03-01T12:00:00.000Z",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "state": "open",
                     *       "urgent": true,
                     *       "action": "hide",
                     *       "resolution": "text",
                     *       "reporterId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "reporterEmail": "ada@example.com",
                     *       "subjectId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "subjectEmail": "bob@example.com",
                     *       "subjectSuspended": true,
                     *       "contractTitle": "2024 Honda Civic lease",
                     *       "contractStatus": "active",
                     *       "message": "text",
                     *       "lastMessages": [
                     *         "text"
                     *       ],
                     *       "history": {
                     *         "open": 1,
                     *         "upheld": 2,
                     *         "dismissed": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    downloadUsers: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: string;
                /** @description Newest first by default. */
                sort?: components["schemas"]["ListOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file (RFC 4180) in UTF-8 with a line of headings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN-or-STEP_UP_REQUIRED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    downloadContracts: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: string;
                /** @description Newest first by default. */
                sort?: components["schemas"]["ListOrder"];
                /** @description Only contracts of this type. */
                type?: components["schemas"]["ContractType"];
                /** @description Only those with this status. */
                status?: components["schemas"]["ContractStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file (RFC 4180) in UTF-8 with a line of headings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    downloadPurchases: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: string;
                /** @description Newest first by default. */
                sort?: components["schemas"]["ListOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file (RFC 4180) in UTF-8 with a line of headings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN-or-STEP_UP_REQUIRED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    downloadTransfers: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: string;
                /** @description Only those. */
                state?: components["schemas"]["TransferStatus"];
                /** @description Only those. */
                group?: components["schemas"]["TransferGroup"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file (RFC 4180) in UTF-8 with a line of headings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    downloadReports: {
        parameters: {
            query?: {
                /** @description Urgent ones come first, then the newest by default. */
                sort?: components["schemas"]["ListOrder"];
                /** @description Only those. */
                state?: components["schemas"]["ReportState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file (RFC 4180) in UTF-8 with a line of headings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN-or-STEP_UP_REQUIRED"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getOverview: {
        parameters: {
            query: {
                /** @description The last 7, 30, 90 or 365 days, today included. */
                days: 7 | 30 | 90 | 365;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": 30,
                     *       "from": "2026-03-01",
                     *       "until": "2026-03-01",
                     *       "mode": "live",
                     *       "current": {
                     *         "members": 12,
                     *         "listings": 12,
                     *         "questions": 12,
                     *         "answers": 12,
                     *         "purchases": 12,
                     *         "revenue": 2500,
                     *         "refunds": 12,
                     *         "refunded": 2500,
                     *         "transfersCompleted": 12,
                     *         "transfersCancelled": 12,
                     *         "refundsAfterAcceptance": 12,
                     *         "reports": 12,
                     *         "medianTransferDays": 21
                     *       },
                     *       "before": {
                     *         "members": 12,
                     *         "listings": 12,
                     *         "questions": 12,
                     *         "answers": 12,
                     *         "purchases": 12,
                     *         "revenue": 2500,
                     *         "refunds": 12,
                     *         "refunded": 2500,
                     *         "transfersCompleted": 12,
                     *         "transfersCancelled": 12,
                     *         "refundsAfterAcceptance": 12,
                     *         "reports": 12,
                     *         "medianTransferDays": 21
                     *       },
                     *       "series": [
                     *         {
                     *           "from": "2026-03-01",
                     *           "until": "2026-03-01",
                     *           "figures": {
                     *             "members": 12,
                     *             "listings": 12,
                     *             "questions": 12,
                     *             "answers": 12,
                     *             "purchases": 12,
                     *             "revenue": 2500,
                     *             "refunds": 12,
                     *             "refunded": 2500,
                     *             "transfersCompleted": 12,
                     *             "transfersCancelled": 12,
                     *             "refundsAfterAcceptance": 12,
                     *             "reports": 12,
                     *             "medianTransferDays": 21
                     *           }
                     *         }
                     *       ],
                     *       "members": 12,
                     *       "listings": [
                     *         {
                     *           "type": "car-lease",
                     *           "status": "active",
                     *           "count": 12
                     *         }
                     *       ],
                     *       "standingAt": "2026-03-01T12:00:00.000Z",
                     *       "transfersOpen": 12,
                     *       "feesUndecided": 12,
                     *       "reportsWaiting": 12,
                     *       "failingJobs": [
                     *         {
                     *           "task": "mail",
                     *           "failing": 12,
                     *           "givenUp": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Only this action. */
                action?: string | null;
                /** @description Only actions of this member. */
                actorId?: string | null;
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "actorId": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "actorEmail": "ada@example.com",
                     *         "action": "setting.update",
                     *         "targetType": "setting",
                     *         "targetId": "company_phone",
                     *         "before": "{\"value\":\"(800) 555-0142\"}",
                     *         "after": "{\"value\":\"(800) 555-0199\"}",
                     *         "ip": "203.0.113.7",
                     *         "createdAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    sendContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Byron",
                 *       "email": "ada@example.com",
                 *       "phone": "(212) 555-0123",
                 *       "contractType": "car-lease",
                 *       "userType": "transfer",
                 *       "message": "How long does it take?",
                 *       "website": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ContactRequestInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["ContactResult"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            403: components["responses"]["CROSS_SITE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listContactRequests: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "name": "Ada Byron",
                     *         "email": "ada@example.com",
                     *         "phone": "(212) 555-0123",
                     *         "contractType": "car-lease",
                     *         "userType": "transfer",
                     *         "message": "How long does it take?",
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "answeredAt": "2026-03-01T15:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ContactRequest"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    countContactRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 3
                     *     }
                     */
                    "application/json": components["schemas"]["WaitingCount"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    markContactRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answered": true
                 *     }
                 */
                "application/json": components["schemas"]["AnsweredInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "name": "Ada Byron",
                     *       "email": "ada@example.com",
                     *       "phone": "(212) 555-0123",
                     *       "contractType": "car-lease",
                     *       "userType": "transfer",
                     *       "message": "How long does it take?",
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "answeredAt": "2026-03-01T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContactRequest"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "key": "hero_content",
                     *         "value": "{\"title\":\"Transfer Your Contracts\"}",
                     *         "category": "hero"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ContentEntry"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    initializeContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "4 settings created, 0 kept.",
                     *       "created": 4,
                     *       "skipped": 0
                     *     }
                     */
                    "application/json": components["schemas"]["InitializeContentResult"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    previewText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Call 512-555-0199"
                 *     }
                 */
                "application/json": components["schemas"]["PreviewTextArgs"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "masked": "Call ••••••••••••",
                     *       "warnings": [
                     *         "Phone numbers are hidden from others."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TextPreview"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasPassword": true,
                     *       "hasSecondFactor": true,
                     *       "hasAuthenticator": true,
                     *       "passkeys": [
                     *         {
                     *           "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *           "name": "My phone",
                     *           "createdAt": "2026-03-01T12:00:00.000Z",
                     *           "lastUsedAt": "2026-03-01T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "recoveryCodesLeft": 10,
                     *       "setupRequired": true
                     *     }
                     */
                    "application/json": components["schemas"]["AccountSecurity"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
                     *       "uri": "otpauth://totp/Handover:ada%40example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Handover"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthenticatorSetup"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "abcd-efgh-jkmn-pqrs"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FactorChange"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmAuthenticatorInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "abcd-efgh-jkmn-pqrs"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FactorChange"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-STEP_UP_REQUIRED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": "{\"challenge\":\"...\"}"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "My phone",
                 *       "passkey": "text"
                 *     }
                 */
                "application/json": components["schemas"]["AddPasskeyInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "abcd-efgh-jkmn-pqrs"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FactorChange"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "abcd-efgh-jkmn-pqrs"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FactorChange"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    newRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "abcd-efgh-jkmn-pqrs"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FactorChange"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    confirmIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456",
                 *       "passkey": "text",
                 *       "password": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ProofInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Confirmed"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    beginStepUpPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": "{\"challenge\":\"...\"}"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "notes": [
                     *         "This is a trial of a restored copy."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "notes": [
                     *         "This is a trial of a restored copy."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "key": "company_phone",
                     *         "value": "(800) 555-0142",
                     *         "description": "Support phone in the footer",
                     *         "category": "general",
                     *         "updatedAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Setting"][];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    createSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "(800) 555-0199",
                 *       "description": "Support phone in the footer",
                 *       "key": "company_phone",
                 *       "category": "general"
                 *     }
                 */
                "application/json": components["schemas"]["CreateSettingInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "key": "company_phone",
                     *       "value": "(800) 555-0142",
                     *       "description": "Support phone in the footer",
                     *       "category": "general",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Setting"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    initializeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "4 settings created, 0 kept.",
                     *       "created": 4,
                     *       "skipped": 0
                     *     }
                     */
                    "application/json": components["schemas"]["InitializeContentResult"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    updateSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The setting's key.
                 * @example text
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "(800) 555-0199",
                 *       "description": "Support phone in the footer"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSettingInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "key": "company_phone",
                     *       "value": "(800) 555-0142",
                     *       "description": "Support phone in the footer",
                     *       "category": "general",
                     *       "updatedAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Setting"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The setting's key.
                 * @example text
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ada",
                 *       "lastName": "Byron"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateProfileInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "email": "ada@example.com",
                     *       "firstName": "Ada",
                     *       "lastName": "Byron",
                     *       "isAdmin": true,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "emailVerified": true
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Page size, 1 to 500. */
                limit?: number;
                /** @description Cursor from the Link header of the previous page. */
                cursor?: string;
                /** @description Words to search for. */
                q?: string;
                /** @description Newest first by default. */
                sort?: components["schemas"]["ListOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /**
                     * @description The next page of the list: `<path>; rel="next"`. Absent on the last page.
                     * @example </api/contracts?cursor=MjAyNi0wMy0wMQ>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *         "email": "ada@example.com",
                     *         "firstName": "Ada",
                     *         "lastName": "Byron",
                     *         "isAdmin": true,
                     *         "createdAt": "2026-03-01T12:00:00.000Z",
                     *         "suspendedAt": "2026-03-01T12:00:00.000Z",
                     *         "emailVerifiedAt": "2026-03-01T12:00:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    makeAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "email": "ada@example.com",
                     *       "firstName": "Ada",
                     *       "lastName": "Byron",
                     *       "isAdmin": true,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "suspendedAt": "2026-03-01T12:00:00.000Z",
                     *       "emailVerifiedAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    suspendUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for a wire."
                 *     }
                 */
                "application/json": components["schemas"]["ModerationReason"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "email": "ada@example.com",
                     *       "firstName": "Ada",
                     *       "lastName": "Byron",
                     *       "isAdmin": true,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "suspendedAt": "2026-03-01T12:00:00.000Z",
                     *       "emailVerifiedAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    reinstateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f",
                     *       "email": "ada@example.com",
                     *       "firstName": "Ada",
                     *       "lastName": "Byron",
                     *       "isAdmin": true,
                     *       "createdAt": "2026-03-01T12:00:00.000Z",
                     *       "suspendedAt": "2026-03-01T12:00:00.000Z",
                     *       "emailVerifiedAt": "2026-03-01T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-03-01T12:00:00.000Z",
                     *       "profile": {},
                     *       "sessions": [
                     *         {}
                     *       ],
                     *       "secondFactors": {},
                     *       "contracts": [
                     *         {}
                     *       ],
                     *       "messages": [
                     *         {}
                     *       ],
                     *       "purchases": [
                     *         {}
                     *       ],
                     *       "sales": [
                     *         {}
                     *       ],
                     *       "saved": {},
                     *       "notifications": {},
                     *       "contactRequests": [
                     *         {}
                     *       ],
                     *       "adminActions": [
                     *         {}
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAccountInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BAD_REQUEST-or-VALIDATION"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["CROSS_SITE-or-STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    exportAdminOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id; an unknown or malformed one answers 404.
                 * @example 019a3c1e-7d2b-7c55-9f5e-0a1b2c3d4e5f
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-03-01T12:00:00.000Z",
                     *       "profile": {},
                     *       "sessions": [
                     *         {}
                     *       ],
                     *       "secondFactors": {},
                     *       "contracts": [
                     *         {}
                     *       ],
                     *       "messages": [
                     *         {}
                     *       ],
                     *       "purchases": [
                     *         {}
                     *       ],
                     *       "sales": [
                     *         {}
                     *       ],
                     *       "saved": {},
                     *       "notifications": {},
                     *       "contactRequests": [
                     *         {}
                     *       ],
                     *       "adminActions": [
                     *         {}
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["BAD_REQUEST"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN-or-STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["RATE_LIMITED"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
}
